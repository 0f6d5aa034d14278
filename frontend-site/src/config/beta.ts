import { BRAND } from './brand';

/** Ends every sentence in which the 85 % stands, so that no two pages promise different money. */
export const BETA_SHARE = `in the beta the platform fee is only ${BRAND.betaFee}, so you keep ${BRAND.betaShare}`;
