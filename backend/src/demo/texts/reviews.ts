import { lines } from './lines.js';

/** `{name}` is the cleaner's first name. */
export const PRAISE_OPENINGS = lines(`
  {name} is a gem.
  Really pleased with {name}.
  Brilliant from start to finish.
  The house hasn't looked this good since we moved in.
  Lovely person and a very thorough clean.
  Couldn't fault it.
  {name} arrived bang on time and got straight to work.
  Exactly what we needed.
  Spotless.
  Very impressed for a first visit.
  We've had a few cleaners over the years and {name} is the best by a distance.
  I came home to a different flat.
  Quick, friendly and careful.
  What a difference three hours make.
  Great communication beforehand and great work on the day.
  I was nervous about leaving a key, and needn't have been.
  {name} went above and beyond.
  Absolutely delighted.
  Fantastic job, as ever.
  Our third booking with {name} and it keeps getting better.
  I can't recommend {name} highly enough.
  Proper old-fashioned cleaning.
  Thoroughly good job.
  Super reliable.
  {name} worked so hard.
  So glad we found {name}.
  Ten out of ten.
  Cheerful, efficient, and clearly proud of the work.
  I'd booked in a panic before my in-laws came, and {name} saved the day.
  A real professional.
  Well worth the money.
  {name} has become part of the week.
  Booked {name} on a friend's advice and can see why.
  Lovely to come home to.
  {name} is quick without rushing.
  We're a messy family of five and {name} didn't blink.
  Third cleaner we've tried this year, and the last, I hope.
  Worked through my list and then asked what else.
  {name} is kind, punctual and very, very thorough.
  What a find.
  Friendly on the doorstep, serious about the bathroom.
  I have terrible allergies and can breathe in my own bedroom again.
  You can tell that {name} takes pride in it.
  After a long illness I needed help, and {name} was wonderful.
  Everything we'd agreed, and done with a smile.
  House went from chaos to calm in an afternoon.
`);

export const PRAISE: Readonly<Record<string, readonly string[]>> = {
  regular: lines(`
    The kitchen floor is the colour it was meant to be.
    Everything was put back exactly where it belongs, even the children's drawings.
    The bathroom taps shine and the beds were made like in a hotel.
    Even the tops of the door frames were done.
    The dog adores {name}, which tells you something.
    Hob, sink, stairs, all done without being asked.
    No fuss, no strong smells, just a clean house.
    Nothing was too much trouble.
    Left a kind note about the dripping tap too.
    The skirting boards! Nobody ever does the skirting boards.
    Managed the whole ground floor while I was on calls and I barely noticed.
    Crumbs from under the toaster, limescale round the plughole, all gone.
    My mother, who is hard to please, was pleased.
    The hob looks as though nobody has ever cooked on it.
    Found the remote control, two socks and a library book under the sofa.
    Every glass in the cupboard sparkles, which I hadn't even asked for.
    The loo seat hinges, of all things, were spotless.
    Dusted every single book and put them back in the right order.
    My teenager's room is habitable again.
    The stairs carpet looks a different colour.
    Cushions plumped, post in a neat pile, bins out.
    The mirror in the hall hasn't been that clear for years.
    Kept the noise down while the baby slept.
    Asked before moving anything fragile, which I appreciated.
    Window sills, picture rails, the lot.
    Even the toaster shines.
    Very gentle with my grandmother's dresser.`),
  deep: lines(`
    The shower screen is actually see-through again.
    Pulled out the fridge and found a whole other kitchen back there.
    The grout looks new and I'd honestly given up on it.
    Radiators, light switches, inside the cupboards, all of it.
    The extractor fan had not been touched in years and now looks like new.
    Took the time to do the blinds slat by slat.
    It took the full afternoon and you can see why.
    Every room smells fresh rather than of chemicals.
    The inside of the fridge could be in a catalogue.
    Skirting, sockets, tops of cupboards: there isn't a corner left out.
    The tiles are white. I thought they were cream.
    Took the cooker knobs off one by one.`),
  'move-in': lines(`
    The inventory clerk found nothing to write down.
    We got every penny of our deposit back.
    Walking into a clean house on moving day made all the difference.
    The oven alone would have taken me a weekend.
    The agent asked for the number afterwards.
    Cupboards were wiped inside and out before our boxes arrived.`),
  'post-construction': lines(`
    The plaster dust is finally out of the house, even from the sash boxes.
    Paint flecks off the windows and not a scratch on the glass.
    After six weeks of builders it feels like a home again.
    Came back a day later to catch the dust that had settled, at no charge.`),
};

export const PRAISE_CLOSINGS = lines(`
  Will book again.
  Thank you!
  Already booked for next month.
  We'll be keeping {name}.
  Highly recommended.
  Five stars from all of us.
  Have passed the name on to the neighbours.
  See you in a fortnight.
  Hard to find better round here.
  Fair price, too.
  Cheers, {name}.
  Very happy.
  Couldn't ask for more.
  Such a weight off my mind.
`);

export const GOOD_OPENINGS = lines(`
  Good clean overall and very pleasant.
  Really solid work.
  Happy with it.
  Very good.
  Pretty good all round.
  Nice and thorough downstairs, a bit quicker upstairs.
  Decent value and a lovely manner.
  Did everything on the list and did it well.
  Pleased with the result.
  Good job in a house that isn't easy to clean.
  Kind, punctual and tidy.
  {name} is friendly and careful.
  Nearly perfect.
  Better than I'd ever manage.
  Will happily book again.
`);

export const GOOD_REMARKS = lines(`
  The top shelf of the bookcase was missed, otherwise spot on.
  Ran a little over, but told me in good time.
  I'd ask for a bit more attention to the shower next time.
  Arrived ten minutes late because of the traffic and sent a message.
  We needed to find our feet with where things go; the second visit was perfect.
  The hob came up a treat, the oven glass could do with another go.
  Four stars only because we hadn't agreed about the windows beforehand, which was as much my fault.
  I would have liked the bins emptied as well.
  Not much beyond the list, but that is what I asked for.
  The bathroom was excellent, the stairs so-so.
  We had to move the date once.
  Took a bit longer than quoted.
  A few cobwebs in the hall survived.
  The products smelled stronger than I like.
  Forgot the mirror, remembered everything else.
`);

export const FAIR_OPENINGS = lines(`
  It was fine.
  Mixed.
  Okay for a quick tidy.
  Average, I'd say.
  Polite and on time.
  Not bad, not brilliant.
`);

export const FAIR_REMARKS = lines(`
  The main rooms looked good but the bathroom felt rushed.
  I ended up redoing the kitchen surfaces myself.
  Great on the floors, forgot the spare room completely.
  It wasn't really the deep clean I had in mind.
  Started half an hour late and finished on the dot.
  I expected more for the price.
`);

export const POOR = lines(`
  Disappointing. Half the list wasn't done and I had to ask twice about the oven.
  Left early and the bathroom hadn't been touched. {name} did apologise and offered to come back.
  Not for us, I'm afraid. Streaks on the mirrors and a wet wooden floor.
  I waited an hour and then had a rushed visit. Floors were fine, nothing else was.
  The kitchen was still sticky. {name} was polite about it, but I had to do it again.
  Wrong day, then the wrong products on the worktop. It can only get better.
`);

/** `{name}` is the customer's first name. */
export const OF_CUSTOMERS = lines(`
  {name} is lovely to work for: clear about what matters and the kettle always on.
  Easy access, tidy home, everything as described. Would gladly come again.
  Very friendly and flexible about the start time.
  Left me a list and the keys exactly as agreed. No problems at all.
  A pleasure. {name} had cleared the surfaces so I could get on.
  Kind family and a very well-behaved cat.
  Home was bigger than described, but {name} sorted the extra time straight away.
  Good parking instructions, clear list, quick replies.
  Polite and respectful. The house is well kept, which makes my job easy.
  Great customer. Knew what was wanted and said thank you.
  Everything ready when I arrived and paid without fuss.
  {name} checks in beforehand and lets me get on with it. Perfect.
  Lovely flat with a lot of stairs! {name} was welcoming and fair.
  Straightforward booking, friendly welcome, clear instructions about the alarm.
  {name} made me feel at home and even found me a parking permit.
  One of my nicest customers. Always a word about how it went.
`);
export const OF_CUSTOMERS_FAIR = lines(`
  Nice people, though there was a good deal more to do than the booking said.
  All fine in the end, but I waited twenty minutes at the door.
  The instructions changed a couple of times during the visit. Friendly though.
`);
