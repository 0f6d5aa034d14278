import { lines } from './lines.js';

/** `{years}` becomes, for example, "nine years"; `{area}` is where they work. */
export const OPENINGS = lines(`
  I've been looking after homes around {area} for {years}, and most of my customers have been with me nearly that long.
  {Years} of cleaning other people's houses has taught me that the skirting boards give you away.
  Hello! I clean in and around {area} and have done for {years}.
  I started with one elderly neighbour {years} ago and word got round.
  Reliable, quiet and thorough: that's what my regulars in {area} say, and I try to earn it every week.
  I trained in hotel housekeeping and brought the habits home with me.
  My background is in care, so I'm used to working gently around people, pets and routines.
  I worked nights in a hospital for years before going self-employed, so I know what properly clean means.
  I run a very small business: me, a well-travelled hoover and a diary I stick to.
  Cleaning is what I do well, and after {years} I still like the moment when a kitchen comes right.
  I'm a mum of three, so very little shocks me.
  I came to cleaning after twenty years in school kitchens, where you either learn to be organised or go under.
  I cover {area} by bike and by car, and I am hardly ever late.
  If you want somebody who simply turns up and gets on with it, we'll get along.
  I look after a handful of regular homes in {area} and have room for one or two more.
  My customers tend to be busy: two jobs, small children, a dog that sheds.
  I used to manage a holiday let on the coast, where changeovers taught me speed without shortcuts.
  I've lived in {area} all my life and know most of its staircases by now.
  Before this I was a teaching assistant, and I miss the children but not the paint.
  I take the same care with a studio flat as I do with a five-bedroom house.
  I've been self-employed for {years} and the best part is being trusted with someone's keys.
  Good cleaning is mostly patience, and I have plenty.
  I began by cleaning student houses at the end of term, which is as good a training as any.
  People ask for me because I notice things: the light pull, the top of the fridge, the inside of the bin lid.
  I spent {years} with an agency before deciding I would rather choose my own customers and keep them.
  I clean Monday to Friday around the school run and I give those hours everything.
  My gran used to say that you clean a room from the top and from the back. She was right.
  I'm known for ovens, but I do the whole house.
  I moved to {area} a few years ago and built my round one recommendation at a time.
  You'll get me every time, never a stranger sent in my place.
  I like old houses with awkward corners, and {area} has plenty of those.
  Honest, tidy and always on the end of the phone.
  I used to work in a laboratory and I have never quite lost the feeling for clean glass.
  I trained as a nurse abroad and have cleaned homes here for {years} with the same checklist mind.
  Two afternoons a week I look after my grandson; the rest of the week belongs to my customers.
  I'll tell you honestly how long a job takes, then I'll stick to it.
  I was the caretaker of a village hall for years and now do the same for private homes.
  I bring my own products, my own cloths and a flask of tea.
  Cleaning suits me: I like being on my feet and seeing what I've done at the end of the day.
  {Years} in, I still make a list before I start.
  I do the jobs that get put off: behind the cooker, under the beds, that shelf.
  My round covers {area} and the villages nearby.
  I work for young families mostly, plus two retired professors who keep me well supplied with books.
  I gave up an office job {years} ago and have not missed the meetings once.
  Some people find it hard to hand over their home. I understand that, and we can start as small as you like.
  I keep a little notebook for each house, so I remember which polish goes on which table.
  I've cleaned everything from narrowboats to a manor house, and I am equally happy in a two-bed semi.
  Straightforward, friendly and not easily put off by a bathroom.
  I came over from the restaurant trade, where the last job every night was a kitchen you could inspect.
  What I offer is simple: the same morning every week and a home that smells of nothing but fresh air.
  I am one half of a mother and daughter team; you book me, and on big jobs she comes along.
  I get through a lot of podcasts and even more microfibre cloths.
  When I say I'll be there at nine, I'm at the door at five to.
  I'm a careful worker with {years} behind me and references I'm happy to share.
  I cleaned offices in the evenings while studying, and kept going because I enjoyed houses more than lectures.
  I have a soft spot for neglected bathrooms.
  Clean, calm and back to normal before you're home: that is the aim.
  I look after several homes in {area} while their owners are at work, and they rarely see me, only the difference.
  I was brought up in a guest house, so I could make a bed before I could ride a bike.
  Fussy about corners, easy about everything else.
  I do things in the right order and I don't leave until it's done.
  After {years} I can usually tell within five minutes what a house needs.
`);

/** For people in their first year. */
export const NEW_OPENINGS = lines(`
  I'm new to Tidyhearth but not to hard work: I have kept house for a family of six for years.
  I've just started out on my own in {area} and am building up my regulars.
  After a long stretch in retail I've set up for myself, and I'm keen to earn my first reviews.
  I recently finished a housekeeping job at a hotel and would love to look after private homes instead.
  I'm at the start of this, so you'll get all of my attention.
  Newly self-employed in {area}, with time in the week for weekly and fortnightly homes.
  I've helped in my aunt's cleaning business since school and have now gone out on my own.
  I left office work this year to do something with a visible result.
`);

export const STORIES = lines(`
  Most weeks it is kitchens, bathrooms and floors, then whatever has been bothering you.
  I'll walk round with you the first time, ask what matters most and write it down.
  Tell me about the one thing the last person always missed and I'll start there.
  Pets are welcome company. I know where the lead hangs in at least four houses.
  I'm happy with keys, alarms and recycling rotas, and I always lock up properly.
  If something breaks I say so straight away; it has happened twice in all my time.
  I do changes of beds, an hour of ironing or the fridge if you'd like, just say.
  I take photographs of finished end-of-tenancy work, so agents have nothing to argue about.
  I don't rush, and I don't charge for chatting either.
  Children's rooms get sorted by somebody who knows what belongs to which set.
  I speak a little of three languages and fluent limescale.
  I prefer longer visits, because that is when the difference shows.
  Short visits are fine too: two hours can do a lot for a small flat.
  I've a good eye for wood floors and the nerve to leave antiques alone.
  Where I can, I use steam instead of strong products.
  I wear indoor shoes and put everything back where I found it.
  I work around people who are at home all day, quietly, one room at a time.
  If you rent, I can go through the check-in inventory with you before the final clean.
  I keep Fridays for one-off jobs and the rest of the week for regulars.
  For a first visit I allow extra time; after that we find our rhythm.
  Several of my customers have allergies, so dust is a subject I take seriously.
  I'd rather do four rooms properly than seven in a hurry.
  You won't need to supervise me, and you're welcome to.
  I send a short message when I've finished, with anything I noticed along the way.
  I'm comfortable in homes with mobility equipment and know to keep the walkways clear.
  Between guests I can turn a rental round in a morning, linen included.
  I do not mind clutter; I only ask which piles are sacred.
  On request I bring a ladder for the tops of wardrobes and the high shelves.
  My van is small, my hoover is not.
  In spring I do a lot of windows and in autumn a lot of move-ins.
  I can work without scent and without bleach when you need me to.
  I've cleaned after builders often enough to bring the good masks.
  My first job in any house is to open a window.
  I always do the bathroom last and with its own cloths, colour coded.
  I like working to a list on the fridge, and I like ticking it off.
  I plan the month ahead and let you know early about holidays.
  If your week changes, tell me the day before and we'll move the visit.
  Landlords, tenants, families: I've worked for all of them and for some of them at once.
  Ask me about getting candle wax out of a carpet.
  I enjoy the big once-a-year cleans as much as the weekly ones.
`);

export const CLOSINGS = lines(`
  Send me a message and tell me about your home.
  I'm happy to come and have a look first, no obligation.
  References on request.
  I answer messages in the evenings once the children are in bed.
  Looking forward to meeting you (and the dog).
  Parking or a bike rack nearby is all I need.
  Weekday mornings are usually my best time.
  I can often fit a one-off in at short notice.
  Please mention stairs and number of bathrooms when you write, it helps me plan.
  I only need a kettle and a socket.
  Fortnightly visits suit most people; weekly if there are small children.
  If you're not happy, I come back and put it right.
  I keep things simple: fair price, clear times.
  You can reach me any day except Sunday.
  Most enquiries become regulars, which says more than I could.
  I'm taking on a few new homes this season.
  Try me once and see.
  Just ask if what you need isn't on the list.
  I bring everything unless you prefer me to use yours.
  See you soon, I hope.
  Saturdays by arrangement.
  A short list is a good start; we'll work the rest out together.
`);
