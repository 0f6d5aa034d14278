import sharp, { type Sharp } from 'sharp';

/** A picture of noise, so that it doesn't shrink to nothing. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 7919) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** One colour: small as a file, huge once decoded. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a614b' } });
