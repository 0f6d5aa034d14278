/** Modes of files and folders that nobody but their owner may read; Windows knows none of them. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
