/**
 * The layout of all mails. It is constant, and what people typed is always escaped, also by `lines`. A long address or
 * word is broken, because it would make the mail wider than a phone; some programs know only one of the two rules.
 */
export const HTML_LAYOUT = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{heading}}</title>
</head>
<body style="margin:0;padding:0;background:#faf6ee;color:#1b2520;font-family:'Segoe UI',Helvetica,Arial,sans-serif;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf6ee;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;">
<tr><td style="padding:0 8px 16px;font-size:18px;font-weight:700;color:#1d4a39;">{{brand}}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e8decb;border-radius:12px;padding:32px;word-break:break-word;overflow-wrap:anywhere;">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#10281f;">{{heading}}</h1>
{{#each paragraphs}}
<p style="margin:0 0 16px;font-size:16px;line-height:1.5;">{{lines this}}</p>
{{/each}}
{{#if facts}}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px;line-height:1.5;">
{{#each facts}}
<tr><td style="padding:2px 16px 2px 0;color:#6b6355;vertical-align:top;white-space:nowrap;">{{label}}</td><td style="padding:2px 0;">{{lines value}}</td></tr>
{{/each}}
</table>
{{/if}}
{{#if code}}
<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700;font-family:Consolas,Menlo,monospace;">{{code}}</p>
{{/if}}
{{#if action}}
<p style="margin:24px 0 16px;"><a href="{{action.url}}" style="display:inline-block;background:#1d4a39;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:8px;">{{action.label}}</a></p>
<p style="margin:0;font-size:13px;line-height:1.5;color:#6b6355;">If the button does not work, open this address:<br>{{action.url}}</p>
{{/if}}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;line-height:1.5;color:#6b6355;">{{footnote}}<br>{{brand}}, <a href="{{home}}" style="color:#6b6355;">{{home}}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

/** The same for mail programs without HTML, rendered without escaping. */
export const TEXT_LAYOUT = `{{heading}}

{{#each paragraphs}}
{{this}}

{{/each}}
{{#if facts}}
{{#each facts}}
{{label}}: {{value}}
{{/each}}

{{/if}}
{{#if code}}
{{code}}

{{/if}}
{{#if action}}
{{action.label}}:
{{action.url}}

{{/if}}
--
{{footnote}}
{{brand}}, {{home}}
`;
