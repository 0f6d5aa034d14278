import { getMetadataStorage, ValidationTypes, type ValidationArguments } from 'class-validator';

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Class = abstract new (...args: never[]) => unknown;
type Condition = (object: object, value: unknown) => boolean;
type Check = (object: object, value: unknown) => boolean;

interface Property {
  name: string;
  /** All must hold, or the property is not checked. */
  conditions: Condition[];
  checks: Check[];
  isNested: boolean;
}

/** The rules of a class; undefined if it has none, or rules that this file does not support. */
type Plan = Map<string, Property> | undefined;

const plans = new WeakMap<Class, { plan: Plan }>();

/**
 * Whether an instance certainly satisfies all class-validator rules of its class and has no other fields. False may
 * also mean that this function can't tell; class-validator then decides and provides the messages. The purpose is
 * speed: class-validator collects the rules of a class again for each instance, which takes longer than checking them.
 * Here that is done once per class.
 */
export function isSurelyValid(object: object): boolean {
  const plan = planOf(object.constructor as Class);
  if (plan === undefined) return false;
  for (const key of Object.keys(object)) if (!plan.has(key)) return false;
  for (const property of plan.values()) {
    const value: unknown = Reflect.get(object, property.name);
    if (!property.conditions.every((holds) => holds(object, value))) continue;
    if (!property.checks.every((holds) => holds(object, value))) return false;
    if (property.isNested && value !== undefined && !isNestedValid(value)) return false;
  }
  return true;
}

const fields = new WeakMap<Class, ReadonlySet<string>>();

/** The fields of a class that have class-validator rules. */
export function fieldsOf(target: Class): ReadonlySet<string> {
  const known = fields.get(target) ?? new Set(rulesOf(target).map(({ propertyName }) => propertyName));
  fields.set(target, known);
  return known;
}

const rulesOf = (target: Class) =>
  getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);

const isNestedValid = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isNestedValid) : value instanceof Object && isSurelyValid(value);

function planOf(target: Class): Plan {
  const known = plans.get(target);
  if (known) return known.plan;
  const plan = makePlan(target);
  plans.set(target, { plan });
  return plan;
}

function makePlan(target: Class): Plan {
  // This may be an object without a prototype instead of a class, because clients can send a field named `constructor`.
  if (typeof target !== 'function') return undefined;
  const rules = rulesOf(target);
  if (rules.length === 0) return undefined;
  const plan = new Map<string, Property>();
  for (const rule of rules) {
    const name = rule.propertyName;
    const property = plan.get(name) ?? { name, conditions: [], checks: [], isNested: false };
    plan.set(name, property);
    if (!addRule(property, rule, target)) return undefined;
  }
  return plan;
}

/** @returns false for a rule that is not supported here */
function addRule(property: Property, rule: Metadata, target: Class): boolean {
  // Can be undefined, contrary to its type.
  const groups: string[] | undefined = rule.groups;
  if ((groups?.length ?? 0) > 0 || rule.validateIf !== undefined) return false;
  switch (rule.type) {
    case ValidationTypes.WHITELIST:
      return true;
    case ValidationTypes.CONDITIONAL_VALIDATION:
      property.conditions.push(rule.constraints[0] as Condition);
      return true;
    case ValidationTypes.NESTED_VALIDATION:
      property.isNested = true;
      return true;
    case ValidationTypes.CUSTOM_VALIDATION:
      return addChecks(property, rule, target);
    default:
      return false;
  }
}

function addChecks(property: Property, rule: Metadata, target: Class): boolean {
  const { each, constraints, propertyName } = rule;
  for (const constraint of getMetadataStorage().getTargetValidatorConstraints(rule.constraintCls)) {
    if (constraint.async) return false;
    const { instance } = constraint;
    const holds = (value: unknown, args: ValidationArguments) => instance.validate(value, args) === true;
    property.checks.push((object, value) => {
      const args = { targetName: target.name, property: propertyName, object, value, constraints };
      if (!each || !(value instanceof Set || value instanceof Map || Array.isArray(value)))
        return holds(value, args);
      return Array.isArray(value) && value.every((one) => holds(one, args));
    });
  }
  return true;
}
