import {
  Box,
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeProps,
  Text,
} from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';
import { TEXTS } from './ui.texts';

/**
 * The bare styled element, because the library's own input brings its field machinery along, which would make the home
 * page larger.
 */
const Input = createRecipeContext({ key: 'input' }).withContext<
  HTMLInputElement,
  HTMLChakraProps<'input', RecipeProps<'input'>>
>('input');

export interface TextFieldProps extends HTMLChakraProps<'input', RecipeProps<'input'>> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Adds "optional" beside the label. */
  optional?: boolean;
  /** A button at the end of the field. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Label, input, hint and error message, connected for assistive technology. */
export function TextField({ label, hint, error, optional, action, required, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error === undefined ? undefined : `${inputId}-error`;
  return (
    <Box display="flex" flexDirection="column" gap="1.5" width="full" minW="0">
      <chakra.label htmlFor={inputId} fontWeight="semibold" textStyle="sm">
        {label}
        {optional && (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {' '}
            {TEXTS.optional}
          </Text>
        )}
      </chakra.label>
      <Box position="relative">
        <Input
          id={inputId}
          required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          pe={action ? '12' : undefined}
          {...rest}
        />
        {action}
      </Box>
      {hint && (
        <Text id={hintId} color="fg.muted" textStyle="sm">
          {hint}
        </Text>
      )}
      {error !== undefined && (
        <Text id={errorId} role="alert" color="fg.error" textStyle="sm" fontWeight="medium">
          {error}
        </Text>
      )}
    </Box>
  );
}
