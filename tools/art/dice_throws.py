"""Throws of one and two dice: simulated by Bullet, chosen, and thinned to a few frames.

A throw says where each die is and how it is turned, never which number it shows: the
numbers are put on afterwards (:func:`numbered`), so any throw can end on any face.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from art import dice_body as body

Array = NDArray[np.float64]

FRAMES = 22
THROWS = 6
# A die that has come to rest lies at one of these turns, so that the resting picture
# can take its place: the first die's, and the second's when two are thrown.
REST_YAW = {"a": np.radians(24.0), "b": np.radians(-16.0)}
TRAY = (4.2, 3.0)

_RATE = 240  # steps of the simulation a second
_GRAVITY = 62.0
_LONGEST = 2.2  # seconds simulated
_QUARTER = np.pi / 2


@dataclass(frozen=True)
class Path:
    """One die over time: centres (n, 3) and orientations (n, 3, 3)."""

    centre: Array
    turned: Array


@dataclass(frozen=True)
class Throw:
    """What happens between leaving the hand and lying still, in frames."""

    seconds: Array  # (frames,)
    paths: tuple[Path, ...]
    touches: bool  # whether two dice hit each other
    variety: float  # how much it tumbles; better throws have more


# ------------------------------------------------------------------ simulation


@dataclass(frozen=True)
class _Run:
    paths: tuple[Path, ...]
    touches: bool


def _simulate(seed: int, dice: int) -> _Run:
    """Let Bullet throw ``dice`` dice from the lower left."""
    import pybullet as bullet

    random = np.random.default_rng(seed)
    world = bullet.connect(bullet.DIRECT)
    bullet.setGravity(0, 0, -_GRAVITY)
    bullet.setTimeStep(1 / _RATE)
    bullet.setPhysicsEngineParameter(
        numSolverIterations=100, numSubSteps=4, deterministicOverlappingPairs=1
    )
    table = bullet.createCollisionShape(bullet.GEOM_PLANE)
    bullet.changeDynamics(
        bullet.createMultiBody(0, table), -1, lateralFriction=0.62, restitution=0.55
    )
    hull = bullet.createCollisionShape(bullet.GEOM_MESH, vertices=(body.surface_points(7)).tolist())
    thrown = [_launch(bullet, random, hull, index, dice) for index in range(dice)]
    records: list[list[tuple[list[float], list[float]]]] = [[] for _ in thrown]
    touches = False
    for _ in range(int(_LONGEST * _RATE)):
        for record, die in zip(records, thrown, strict=True):
            position, quaternion = bullet.getBasePositionAndOrientation(die)
            record.append((position, bullet.getMatrixFromQuaternion(quaternion)))
        bullet.stepSimulation()
        if dice == 2 and bullet.getContactPoints(thrown[0], thrown[1]):
            touches = True
    bullet.disconnect(world)
    paths = tuple(
        Path(
            np.array([position for position, _ in record]),
            np.array([matrix for _, matrix in record]).reshape(-1, 3, 3),
        )
        for record in records
    )
    return _Run(paths, touches)


def _launch(bullet, random, hull: int, index: int, dice: int) -> int:  # type: ignore[no-untyped-def]
    """Put one die in the air with a thrower's speed and spin."""
    axis = random.normal(size=3)
    axis /= np.linalg.norm(axis)
    start = bullet.getQuaternionFromAxisAngle(axis.tolist(), random.uniform(0, 2 * np.pi))
    side = (index - 0.5) * 1.75 if dice == 2 else 0.0
    die = bullet.createMultiBody(
        1.0, hull, -1, (-side * 0.35 - 0.3 * index, side, 1.9 + 0.6 * random.random()), start
    )
    bullet.changeDynamics(
        die,
        -1,
        lateralFriction=0.55,
        restitution=0.5,
        rollingFriction=0.006,
        spinningFriction=0.012,
        angularDamping=0.12,
        linearDamping=0.05,
    )
    heading = np.radians(random.uniform(8, 26)) - side * random.uniform(0.0, 0.34)
    speed = random.uniform(11.5, 15.5)
    bullet.resetBaseVelocity(
        die,
        (speed * np.cos(heading), speed * np.sin(heading), random.uniform(-3.0, 1.5)),
        (random.uniform(-7, 7), random.uniform(8, 19), random.uniform(-6, 6)),
    )
    return int(die)


# ------------------------------------------------------------------ after the simulation


def angle(a: Array, b: Array) -> Array:
    """Angle between orientations (stacks of matrices allowed)."""
    trace = np.einsum("...ij,...ij->...", a, b)
    return np.asarray(np.arccos(np.clip((trace - 1) / 2, -1.0, 1.0)))


def _settled_at(paths: tuple[Path, ...]) -> int:
    """The first step after which nothing moves visibly."""
    last = 0
    for path in paths:
        off = np.linalg.norm(path.centre - path.centre[-1], axis=1) > 0.006
        off |= angle(path.turned, path.turned[-1]) > 0.008
        last = max(last, int(np.flatnonzero(off)[-1]) + 1 if off.any() else 0)
    return last


def _lies_flat(path: Path) -> bool:
    """On the table, on a face, not leaning on the other die."""
    tilt = np.abs(path.turned[-1][2]).max()
    return bool(tilt > 0.9995 and abs(path.centre[-1][2] - body.HALF) < 0.03)


def _yaw(orientation: Array) -> float:
    """Turn of a flat die about the vertical, within a quarter turn."""
    sideways = int(np.argmin(np.abs(orientation[2])))
    x, y = orientation[0, sideways], orientation[1, sideways]
    return float(np.arctan2(y, x) % _QUARTER)


def _short_way(angle: float) -> float:
    """The same turn of a square, between -45 and 45 degrees."""
    return float((angle + _QUARTER / 2) % _QUARTER - _QUARTER / 2)


def _ease(t: Array) -> Array:
    t = np.clip(t, 0.0, 1.0)
    return np.asarray(t * t * (3 - 2 * t))


def _flatten(orientation: Array) -> Array:
    """The exactly flat orientation nearest to one that is flat but for solver noise."""
    upright = np.where(np.abs(orientation[2]) > 0.9, np.sign(orientation[2]), 0.0)
    sideways = orientation[:2] - np.outer(orientation[:2] @ upright, upright)
    first = sideways[0] / np.linalg.norm(sideways[0])
    return np.array([first, np.cross(upright, first), upright])


def _nudge(path: Path, yaw: float, share: Array) -> Path:
    """Spread a small extra turn about the vertical over the tumbling.

    The table is level, so a die turned about its own upright axis touches it as before.
    The last frames are also freed of what the solver leaves short of lying flat.
    """
    lying = _flatten(path.turned[-1])
    extra = _short_way(yaw - _yaw(lying))
    turned = np.array([body.turn_z(extra * s) @ m for s, m in zip(share, path.turned, strict=True)])
    end = body.turn_z(extra) @ lying
    residue = end @ turned[-1].T
    turned[share >= 1.0] = residue @ turned[share >= 1.0]
    turned[-1] = end
    return Path(path.centre, turned)


def _frame_steps(paths: tuple[Path, ...], end: int) -> NDArray[np.intp]:
    """Steps to keep: close together where much happens, so mostly at the start."""
    effort = np.full(end, 0.15)
    for path in paths:
        spin = angle(path.turned[:end], path.turned[1 : end + 1]) * _RATE
        speed = np.linalg.norm(np.diff(path.centre[: end + 1], axis=0), axis=1) * _RATE
        # Less than in proportion: the eye follows slow rocking best.
        effort += ((spin / 10) ** 0.6 + 0.3 * (speed / 10) ** 0.6) / len(paths)
    total = np.concatenate([[0.0], np.cumsum(effort)])
    wanted = np.linspace(0.0, total[-1], FRAMES)
    return np.asarray(np.searchsorted(total, wanted).clip(0, end))


def _finish(run: _Run) -> Throw | None:
    """A usable throw of a simulated run, or nothing."""
    if not all(_lies_flat(path) for path in run.paths):
        return None
    end = _settled_at(run.paths)
    if not 0.75 * _RATE < end < 1.55 * _RATE:
        return None
    paths = _facing(run.paths, end)
    if paths is None or not _fits_tray(paths) or not _comes_from_lower_left(paths):
        return None
    steps = _frame_steps(paths, end)
    kept = tuple(Path(path.centre[steps], path.turned[steps]) for path in paths)
    if clearance(kept) < 0.0:
        return None
    spin = sum(float(angle(p.turned[:-1], p.turned[1:]).sum()) for p in kept) / len(kept)
    return Throw(steps / _RATE, kept, run.touches, spin)


def _facing(paths: tuple[Path, ...], end: int) -> tuple[Path, ...] | None:
    """Turn the whole table, then each die a little, until they lie at their own yaw."""
    names = ("a", "b")[: len(paths)]
    whole = _short_way(REST_YAW["a"] - _yaw(paths[0].turned[-1]))
    table = body.turn_z(whole)
    middle = np.mean([path.centre[end] for path in paths], axis=0) * (1, 1, 0)
    share = _ease(np.arange(end + 1) / (0.72 * end))
    done = []
    for name, path in zip(names, paths, strict=True):
        moved = Path((path.centre[: end + 1] - middle) @ table.T, table @ path.turned[: end + 1])
        if abs(_short_way(REST_YAW[name] - _yaw(moved.turned[-1]))) > np.radians(40):
            return None
        done.append(_nudge(moved, REST_YAW[name], share))
    return tuple(done)


def _fits_tray(paths: tuple[Path, ...]) -> bool:
    """Rests inside the tray with the two dice well apart, neither hiding the other."""
    ends = [path.centre[-1] for path in paths]
    half = np.array(TRAY) / 2 - 0.72
    if any((np.abs(end[:2]) > half).any() for end in ends):
        return False
    if len(ends) == 2:
        gap = np.abs(ends[0] - ends[1])
        return bool(gap[0] > 1.25 or gap[1] > 1.45)
    return True


def _comes_from_lower_left(paths: tuple[Path, ...]) -> bool:
    starts = np.mean([path.centre[0] for path in paths], axis=0)
    bearing = np.degrees(np.arctan2(-starts[1], -starts[0]))
    far = np.linalg.norm(starts[:2])
    low = min(float(path.centre[:, 0].min()) for path in paths)
    return bool(8 < bearing < 38 and 4.6 < far < 8.5 and low < -4.2)


def clearance(paths: tuple[Path, ...]) -> float:
    """Smallest gap ever left between the dice, and between a die and the table."""
    points = body.surface_points(13)
    gap = min(
        float((path.centre[:, None] + points @ path.turned.transpose(0, 2, 1))[..., 2].min())
        for path in paths
    )
    gap += 0.02  # solver slop: a fiftieth of a die into the table is not seen
    if len(paths) == 2:
        a, b = paths
        for first, second in ((a, b), (b, a)):
            world = first.centre[:, None] + points @ first.turned.transpose(0, 2, 1)
            local = (world - second.centre[:, None]) @ second.turned
            gap = min(gap, float(body.distance(local).min()) + 0.02)
    return gap


# ------------------------------------------------------------------ choosing


def choose(dice: int, tries: int = 4000) -> list[Throw]:
    """The six liveliest usable throws, unlike one another; two dice must collide."""
    found: list[Throw] = []
    for seed in range(tries):
        throw = _finish(_simulate(seed, dice))
        if throw and (dice == 1 or throw.touches):
            found.append(throw)
        if len(found) == 3 * THROWS:
            break
    found.sort(key=lambda throw: -throw.variety)
    chosen: list[Throw] = []
    for closeness in (0.9, 0.5, 0.0):
        for throw in found:
            if len(chosen) < THROWS and all(_unlike(throw, c) > closeness for c in chosen):
                chosen.append(throw)
    if len(chosen) < THROWS:
        raise RuntimeError(f"only {len(chosen)} good throws of {dice} dice: try more seeds")
    return chosen


def _unlike(one: Throw, other: Throw) -> float:
    """How differently two throws go, in die widths and radians."""
    if one is other:
        return -1.0
    return float(
        np.mean(
            [
                np.linalg.norm(p.centre - q.centre, axis=1).mean()
                + 0.3 * angle(p.turned, q.turned).mean()
                for p, q in zip(one.paths, other.paths, strict=True)
            ]
        )
    )


def numbered(path: Path, die: str, face: int) -> Array:
    """Orientations of the die when its numbers are placed so that ``face`` ends up."""
    rest = body.resting(face, REST_YAW[die])
    relabel = path.turned[-1].T @ rest
    if not np.allclose(relabel, np.round(relabel), atol=1e-6):
        raise AssertionError("a die must end at its resting yaw, exactly flat")
    orientations = path.turned @ np.round(relabel)
    if body.up_face(orientations[-1]) != face:
        raise AssertionError(f"the throw should end on {face}")
    return np.asarray(orientations)


def prove(throws: list[Throw]) -> None:
    """Every face (and pair of faces) can be thrown; dice never cut into each other."""
    for throw in throws:
        if clearance(throw.paths) < 0.0:
            raise AssertionError("dice or table intersect")
        names = ("a", "b")[: len(throw.paths)]
        for faces in np.ndindex(*(6,) * len(names)):
            for name, path, face in zip(names, throw.paths, faces, strict=True):
                last = numbered(path, name, face + 1)[-1]
                if body.up_face(last) != face + 1 or np.abs(last[2]).max() < 1 - 1e-9:
                    raise AssertionError(f"wrong face up: wanted {face + 1}")
