import { Injectable } from '@nestjs/common';
import handlebars from 'handlebars';
import { Config } from '../config/config.js';
import { HTML_LAYOUT, TEXT_LAYOUT } from './layout.js';
import type { MailContent, RenderedMail } from './mail-content.js';

const BRAND = 'Tidyhearth';
const BECAUSE_OF_ACCOUNT = `You receive this mail because you have an account at ${BRAND}.`;

const helpers = {
  /** Keeps the line breaks of a text, which HTML would otherwise collapse. */
  lines: (value: string) =>
    new handlebars.SafeString(
      value
        .split(/\r\n?|\n/)
        .map(handlebars.escapeExpression)
        .join('<br>\n'),
    ),
};
const html = handlebars.compile(HTML_LAYOUT, {
  strict: false,
  knownHelpersOnly: true,
  knownHelpers: { lines: true },
});
const text = handlebars.compile(TEXT_LAYOUT, { noEscape: true, strict: false, knownHelpersOnly: true });

@Injectable()
export class MailRendererService {
  constructor(private readonly config: Config) {}

  render(content: MailContent): RenderedMail {
    const home = this.config.publicUrl;
    const { action } = content;
    const values = {
      brand: BRAND,
      home,
      heading: content.heading,
      paragraphs: content.paragraphs,
      facts: content.facts,
      code: content.code,
      action: action && { label: action.label, url: `${home}${ownPath(action.path)}` },
      footnote: content.footnote ?? BECAUSE_OF_ACCOUNT,
    };
    return { text: text(values), html: html(values, { helpers }) };
  }
}

/** Appended to our address, `//other.example` and `@other.example` would lead elsewhere. */
function ownPath(path: string): string {
  if (!/^\/(?![/\\])/.test(path)) throw new Error('the path of a mailed link must begin with one slash');
  return path;
}
