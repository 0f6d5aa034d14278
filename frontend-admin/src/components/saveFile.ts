/** By then every browser has begun to save. Safari cancels a download whose address is revoked earlier. */
const SAVED_BY_MS = 10_000;

/** Saves a file through a download link. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_BY_MS);
}
