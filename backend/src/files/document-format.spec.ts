import { documentTypeOf } from './document-format.js';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('the type of a document', () => {
  it.each([
    ['application/pdf', Buffer.from('%PDF-1.7\n')],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', Buffer.from([...PNG, 0])],
  ])('is %s by what it begins with', (type, file) => expect(documentTypeOf(file)).toBe(type));

  it.each([
    ['PostScript', Buffer.from('%!PS-Adobe-3.0')],
    ['a page that has a PDF further on', Buffer.from('<script>%PDF-1.7')],
    ['half a mark', Buffer.from(PNG.slice(0, 4))],
    ['two bytes of a JPEG', Buffer.from([0xff, 0xd8])],
    ['an empty file', Buffer.alloc(0)],
  ])('is none of %s', (_, file) => expect(documentTypeOf(file)).toBeUndefined());
});
