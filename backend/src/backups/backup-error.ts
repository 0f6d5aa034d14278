/** Something that whoever typed the command can mend; printed without a stack. */
export class BackupError extends Error {}
