import { defineTextStyles } from '@chakra-ui/react/styled-system';

const body = (size: string, lineHeight = 'moderate') => ({ value: { fontSize: size, lineHeight } });
const title = (small: string, large: string, lineHeight = 'short') => ({
  value: {
    fontFamily: 'heading',
    fontWeight: '560',
    fontSize: { base: small, md: large },
    lineHeight,
    letterSpacing: 'tight',
  },
});

export const textStyles = defineTextStyles({
  '2xs': body('2xs'),
  xs: body('xs'),
  sm: body('sm'),
  md: body('md'),
  lg: body('lg', 'tall'),
  display: title('4xl', '6xl', '1.05'),
  h1: title('3xl', '5xl', '1.1'),
  h2: title('2xl', '4xl', '1.15'),
  h3: title('xl', '2xl'),
  h4: title('lg', 'xl'),
  eyebrow: {
    value: { fontSize: 'xs', fontWeight: 'semibold', letterSpacing: 'wider', textTransform: 'uppercase' },
  },
  numeric: { value: { fontVariantNumeric: 'tabular-nums lining-nums' } },
});
