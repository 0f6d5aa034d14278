import type { OpenAPIObject } from '@nestjs/swagger';
import { EXAMPLE_FILES, EXAMPLE_VALUES } from './example-values.js';
import { RESPONSE_EXAMPLES } from './story/response-examples.js';
import type { Content, SchemaOrRef } from './types.js';

type Direction = 'request' | 'response';

/**
 * Optional fields that callers may send back, or would have to compute. A request that is tried out is better without
 * them.
 */
const LEFT_OUT = new Set([
  'address',
  'assignedCleanerId',
  'customerId',
  'farAddressConfirmed',
  'isRead',
  'proposedRate',
  'revieweeId',
  'reviewType',
  'seenDocumentIds',
  'seenNoteId',
  'seenStartsAt',
  'seenStatus',
  'seenTimesSentAgain',
  'status',
  'termsVersion',
  'totalAmount',
]);

const BY_FORMAT: Record<string, unknown> = {
  'date-time': '2027-03-15T09:00:00.000Z',
  date: '2027-03-15',
};

/** Combines the examples of fields, so that every body in the document has a complete one. */
export class Examples {
  constructor(private readonly document: OpenAPIObject) {}

  addTo(content: Content | undefined, direction: Direction): void {
    for (const [kind, media] of Object.entries(content ?? {})) {
      if (media.schema === undefined || media.example !== undefined || media.examples !== undefined) continue;
      const example =
        kind === 'application/json' ? this.of(media.schema, '', direction) : EXAMPLE_FILES[kind];
      if (example !== undefined) media.example = example;
    }
  }

  /** Undefined if a field has no example and its name implies none. */
  of(schema: SchemaOrRef, name: string, direction: Direction): unknown {
    if ('$ref' in schema) return this.ofReference(schema.$ref, name, direction);
    if (schema.example !== undefined) return schema.example;
    const [first] = schema.oneOf ?? schema.anyOf ?? schema.allOf ?? [];
    if (schema.enum) return schema.enum[0];
    if (schema.properties) return this.ofObject(schema.properties, direction, schema.required);
    if (name in EXAMPLE_VALUES) return EXAMPLE_VALUES[name];
    if (first) return this.of(first, name, direction);
    if (schema.items) return this.ofList(schema.items, name, direction);
    if (schema.type === 'boolean') return true;
    return schema.format === undefined ? undefined : BY_FORMAT[schema.format];
  }

  private ofList(items: SchemaOrRef, name: string, direction: Direction): unknown[] | undefined {
    const one = this.of(items, name, direction);
    return one === undefined ? undefined : [one];
  }

  private ofReference(reference: string, name: string, direction: Direction): unknown {
    const example = this.of(this.find(reference), name, direction);
    const own = direction === 'response' ? RESPONSE_EXAMPLES[reference.split('/').at(-1) ?? ''] : undefined;
    return own && typeof example === 'object' ? { ...example, ...own } : example;
  }

  private ofObject(
    properties: Record<string, SchemaOrRef>,
    direction: Direction,
    required: readonly string[] = [],
  ): Record<string, unknown> {
    const shown = Object.entries(properties).filter(
      ([name, property]) =>
        direction === 'response' ||
        (!('readOnly' in property && property.readOnly) && (required.includes(name) || !LEFT_OUT.has(name))),
    );
    return Object.fromEntries(shown.map(([name, property]) => [name, this.of(property, name, direction)]));
  }

  private find(reference: string): SchemaOrRef {
    const name = reference.replace('#/components/schemas/', '');
    const schema = this.document.components?.schemas?.[name];
    if (schema === undefined) throw new Error(`The API document has no schema ${name}`);
    return schema;
  }
}
