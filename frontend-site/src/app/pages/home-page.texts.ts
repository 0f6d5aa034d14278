import { BRAND } from '../../config/brand';

export const TEXTS = {
  description: `Find, book and message vetted home and office cleaners across ${BRAND.county}. You see the price first, and there are no fees during the beta.`,
  sampleFigures: `Sample figures from our beta in ${BRAND.county}.`,
};
