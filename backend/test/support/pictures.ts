import sharp, { type Sharp } from 'sharp';

/** An image of noise, which compresses badly; with a `pageHeight`, an animation. */
export function noise(width: number, height: number, animation?: { pageHeight: number }): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 7919) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3, ...animation } });
}

/** An image of one colour: a small file with huge pixel data. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a614b' } });

/** An image in which everything is transparent, and black where that is lost. */
export const transparent = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } }).png();
