"""Every sentence a person reads, made from the messages in ``en`` and ``fr``."""
