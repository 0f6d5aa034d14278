import { BRAND } from './brand';

/** Ends every sentence that mentions the 85 %, so that all pages promise the same earnings. */
export const BETA_SHARE = `in the beta the platform fee is only ${BRAND.betaFee}, so you keep ${BRAND.betaShare}`;
