import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { paint, type Paint } from './colors';

const mode = (light: Paint, dark: Paint) => ({ value: { _light: paint(light), _dark: paint(dark) } });

/**
 * Each palette has the same entries, so that any can be the `colorPalette`. Text pairs have a contrast of 4.5:1, edges
 * 3:1. Like `tokens` a function, which the browser's bundle does not contain.
 */
export const semanticTokens = () =>
  defineSemanticTokens({
    colors: {
      bg: {
        DEFAULT: mode('paper.100', 'night.900'),
        subtle: mode('paper.200', 'night.800'),
        muted: mode('paper.300', 'night.600'),
        raised: mode('white', 'night.800'),
        panel: mode('white', 'night.800'),
        deep: mode('ink.800', 'night.700'),
        backdrop: { value: 'rgb(11 27 21 / 0.55)' },
      },
      fg: {
        DEFAULT: mode('ink.900', 'night.100'),
        muted: mode('paper.600', 'night.200'),
        subtle: mode('paper.600', 'night.300'),
        onDeep: mode('paper.100', 'night.100'),
        onDeepMuted: mode('ink.200', 'night.200'),
        error: mode('brick.700', 'brick.300'),
        errorOnDeep: mode('brick.300', 'brick.300'),
        success: mode('sage.700', 'sage.300'),
        highlight: mode('marigold.700', 'marigold.300'),
      },
      border: {
        DEFAULT: mode('paper.300', 'night.600'),
        strong: mode('paper.400', 'night.500'),
        control: mode('paper.500', 'night.400'),
        error: mode('brick.600', 'brick.300'),
      },
      star: mode('marigold.500', 'marigold.300'),
      /** The dot beside new things. */
      news: mode('sky.600', 'sky.300'),
      illustration: {
        ink: mode('ink.700', 'ink.200'),
        soft: mode('ink.100', 'ink.800'),
        marigold: mode('marigold.400', 'marigold.300'),
        paper: mode('paper.200', 'night.700'),
      },
      ink: {
        solid: mode('ink.700', 'ink.300'),
        solidHover: mode('ink.800', 'ink.200'),
        contrast: mode('paper.50', 'ink.950'),
        fg: mode('ink.700', 'ink.200'),
        subtle: mode('ink.50', 'night.700'),
        muted: mode('ink.100', 'night.600'),
        emphasized: mode('ink.200', 'night.500'),
        border: mode('ink.300', 'ink.500'),
        focusRing: mode('ink.500', 'ink.300'),
      },
      brick: {
        solid: mode('brick.600', 'brick.300'),
        solidHover: mode('brick.700', 'brick.200'),
        contrast: mode('white', 'brick.900'),
        fg: mode('brick.700', 'brick.300'),
        subtle: mode('brick.50', 'brick.900'),
        muted: mode('brick.100', 'brick.800'),
        emphasized: mode('brick.200', 'brick.800'),
        border: mode('brick.300', 'brick.600'),
        focusRing: mode('brick.600', 'brick.300'),
      },
      marigold: {
        solid: mode('marigold.400', 'marigold.300'),
        solidHover: mode('marigold.300', 'marigold.200'),
        contrast: mode('ink.950', 'ink.950'),
        fg: mode('marigold.700', 'marigold.300'),
        subtle: mode('marigold.100', 'marigold.900'),
        muted: mode('marigold.200', 'marigold.800'),
        emphasized: mode('marigold.300', 'marigold.800'),
        border: mode('marigold.400', 'marigold.700'),
        focusRing: mode('marigold.700', 'marigold.300'),
      },
      sage: {
        solid: mode('sage.600', 'sage.300'),
        solidHover: mode('sage.700', 'sage.200'),
        contrast: mode('white', 'sage.900'),
        fg: mode('sage.700', 'sage.300'),
        subtle: mode('sage.50', 'sage.900'),
        muted: mode('sage.100', 'sage.800'),
        emphasized: mode('sage.200', 'sage.800'),
        border: mode('sage.300', 'sage.600'),
        focusRing: mode('sage.600', 'sage.300'),
      },
      neutral: {
        solid: mode('paper.600', 'night.200'),
        solidHover: mode('ink.900', 'night.100'),
        contrast: mode('white', 'night.900'),
        fg: mode('ink.900', 'night.100'),
        subtle: mode('paper.200', 'night.700'),
        muted: mode('paper.300', 'night.600'),
        emphasized: mode('paper.400', 'night.500'),
        border: mode('paper.400', 'night.500'),
        focusRing: mode('ink.500', 'ink.300'),
      },
    },
    radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.lg}' }, l3: { value: '{radii.2xl}' } },
    shadows: {
      card: {
        value: {
          _light: '0 1px 2px rgb(16 40 31 / 0.05), 0 6px 20px -8px rgb(16 40 31 / 0.12)',
          _dark: '0 1px 2px rgb(0 0 0 / 0.4)',
        },
      },
      dialog: {
        value: {
          _light: '0 24px 64px -12px rgb(16 40 31 / 0.35)',
          _dark: '0 24px 64px -12px rgb(0 0 0 / 0.7)',
        },
      },
    },
  });
