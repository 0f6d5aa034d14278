import type { OpenAPIObject } from '@nestjs/swagger';

type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;
/** An answer that is defined within its operation. */
export type Success = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
export type SchemaOrRef = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type Content = Record<string, { schema?: SchemaOrRef; example?: unknown; examples?: unknown }>;

export const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

export const isReference = (value: object): value is { $ref: string } => '$ref' in value;
