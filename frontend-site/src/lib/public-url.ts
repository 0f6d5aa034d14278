import { pageSetting } from '../config/page-setting';

/** The site's public address, without a slash at its end. */
export const publicUrl = pageSetting('public-url') ?? window.location.origin;
