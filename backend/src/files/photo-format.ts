const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GIF = /^GIF8[79]a/;

/** Examines the content, because senders choose the name and the declared type freely. SVG is a document, not a photo. */
export function isPhoto(file: Buffer): boolean {
  const head = file.subarray(0, 12);
  return (
    head.subarray(0, JPEG.length).equals(JPEG) ||
    head.subarray(0, PNG.length).equals(PNG) ||
    GIF.test(head.toString('latin1')) ||
    (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
  );
}
