import { pageSetting } from '../config/page-setting';

/** The site's address as search engines know it, without a slash at its end. */
export const publicUrl = pageSetting('public-url') ?? window.location.origin;
