import polyglotI18nProvider from 'ra-i18n-polyglot';
import { messages } from './messages';

export const LOCALE = 'en';
export const i18nProvider = polyglotI18nProvider(() => messages, LOCALE);
