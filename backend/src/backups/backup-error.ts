/** A problem that whoever typed the command can solve; printed without a stack. */
export class BackupError extends Error {}
