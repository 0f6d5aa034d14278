import { lines } from './lines.js';

/**
 * Short conversations with one message per line; `>` marks the customer. The first line says whether it belongs before
 * or after a visit. `{cleaner}` and `{customer}` are first names, `{day}` is the day of their booking and `{time}` its
 * start.
 */
const text = `
before
> Hi {cleaner}, thanks for taking the booking. Is there anything you need me to get in?
Hello {customer}! No, I bring everything. A socket near the stairs would help for the hoover.
> Perfect, there's one on the landing.
See you {day} at {time} then.
---
before
> Hi {cleaner}, do you mind dogs? We have a rather enthusiastic labrador.
Not at all, I love them. I'll bring a treat if that's allowed.
> He will never let you leave.
---
before
Hello {customer}, I'm booked in with you for {day}. Where is best to park?
> Anywhere on the left-hand side is fine, no permit needed after nine.
Thank you, that's easy.
---
before
> Could you do the inside of the oven as well this time? Happy to add half an hour.
Of course. Half an hour should do it if it is not too baked on.
> I make no promises about the bottom tray...
I've seen worse, I'm sure.
---
before
> Morning! Running late back from school, the key is under the blue pot.
Found it, thank you. I'll put it back there when I go.
> You're a star.
---
after
All done. I noticed the seal round the shower is coming away, worth a look before it leaks.
> Thanks so much for saying, I'd never have spotted it.
---
before
> Hello {cleaner}, would you have room for us every other week after {day}?
I'd like that. Same time of day would suit me best.
> Suits us too. I'll book the next ones.
Lovely, speak soon.
---
before
Hi {customer}, I may be about ten minutes late on {day}, there are roadworks on my way.
> No problem, drive carefully.
---
before
> Do you use bleach? My son has bad eczema.
Not if you would rather I didn't. I have a gentle range without scent that works well.
> That would be wonderful, thank you.
---
after
> Just got home. It looks amazing! Even the skirting boards.
Thank you, that's kind! The skirting boards and I had a good long talk.
> Same again next time please.
`;

export interface Line {
  isCustomer: boolean;
  text: string;
}

export interface Exchange {
  isAfter: boolean;
  lines: readonly Line[];
}

export const EXCHANGES: readonly Exchange[] = text.split('---').map((exchange) => {
  const [when, ...spoken] = lines(exchange);
  return {
    isAfter: when === 'after',
    lines: spoken.map((line) => ({ isCustomer: line.startsWith('>'), text: line.replace(/^> /, '') })),
  };
});
