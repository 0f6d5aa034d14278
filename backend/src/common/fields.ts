export { rule } from './fields/field.js';
export * from './fields/choice-fields.js';
export * from './fields/echo-field.js';
export * from './fields/number-fields.js';
export * from './fields/text-fields.js';
export * from './fields/time-fields.js';
