/** With these codes the system or a database server refuses a folder, an address, a user or a way to connect, or has no room. */
const CODES = new Set([
  'EACCES',
  'EEXIST',
  'ENOSPC',
  'ENOTDIR',
  'EROFS',
  'EADDRINUSE',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ER_ACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_NO_DB_ERROR',
  'ER_TABLEACCESS_DENIED_ERROR',
  'HANDSHAKE_NO_SSL_SUPPORT',
  'HANDSHAKE_SSL_ERROR',
]);

/** Whether the fault is in the settings or the machine rather than in the program: then the message alone says enough. */
export const isOperational = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(String(error.code));
