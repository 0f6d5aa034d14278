import type { OfferedService } from '@tidyhearth/domain';
import { lines } from './lines.js';

/** What cleaners may say about the services that they offer. */
export const SKILLS: Readonly<Record<OfferedService, readonly string[]>> = {
  regular: lines(`
    Weekly and fortnightly homes are the heart of what I do.
    I like regular work best, because a house that is kept up never gets away from you.
    With regulars I rotate the extras: one week the oven door, the next the window sills.
    A steady two or three hours every week does more than one heroic day a year.
    I keep a rota for each house, so that nothing waits longer than a month.
    Weekly visits mean that I get to the corners and you get your Saturday back.
    My regulars tell me the ironing basket is what they miss most when I'm away.
    A house that's done every fortnight never smells of cleaning, only of clean.
    Regular visits are where I do my best work, because I learn how your home gets lived in.
    Beds, bathrooms, bins, floors, then the one thing you've left a note about.
    I'd rather see you every other week for years than once for a day.
    I know which jobs are weekly, which are monthly, and which only happen if somebody writes them down.`),
  deep: lines(`
    Deep cleans are my speciality: tiles, grout, behind the radiators, the lot.
    For a deep clean I move the furniture, not just the cloth.
    I set aside a whole day for deep cleans and take the kitchen apart, politely.
    My deep cleans start with the ceiling light and finish with the door mat.
    I enjoy a proper spring clean more than is probably normal.
    Deep cleaning is detective work and I like it.
    The inside of the dishwasher filter is my favourite before-and-after.
    If you've let a room go, no judgement; I just bring more cloths.
    One thorough day with me and the weekly clean becomes easy.`),
  'end-of-tenancy': lines(`
    I've helped a good many tenants get their whole deposit back.
    End-of-tenancy work follows the agents' own checklists, and I know most of them by heart.
    Moving out is stressful enough, so I take the cleaning off the list completely.
    I do move-ins as well, so the first night feels like your own place.
    Ovens, fridges, window tracks and limescale: the four things clerks look at, and I start there.
    I can take a flat from packed boxes to keys in hand in a day.
    Letting agents round here have my number, which I take as a compliment.`),
  'post-construction': lines(`
    After building work I do three passes, because plaster dust always comes back once.
    Builders' dust, paint spots and sticker residue are familiar enemies.
    I've followed plenty of loft conversions and know where the dust hides.
    New kitchen just in? I'll get the film, the glue and the dust off before you unpack.
    I bring fresh filters to every building job, because one never lasts.`),
  carpet: lines(`
    I have my own hot-water extraction machine for carpets and upholstery.
    Carpets are dry enough to walk on the same evening.
    Pet stains and red wine are the two I get asked about, and both usually come out.
    Stairs and landings wear the most and come up the best.
    I test every carpet in a corner first, always.
    Rugs I do on the spot; the good wool ones I do slowly.`),
  window: lines(`
    Windows inside and out up to the first floor, frames and tracks included.
    I do sash windows the slow way, which is the only way.
    Clean windows change a room more than new curtains do.
    I do windows with a squeegee and pure water, no streaks in low sun.
    Conservatories and roof lights too, if a ladder will reach.
    I never do windows in full sun, which is why mine don't smear.`),
  oven: lines(`
    Ovens come back looking as they did in the showroom, racks and glass included.
    I dip the racks while I do the rest of the kitchen, so the oven costs you no extra visit.
    Range cookers welcome.
    I take the oven door apart, because the dirt between the panes is what bothers people.
    No fumes: the paste I use works overnight or with patience.
    Extractor filters and hobs come with the oven as a matter of course.`),
  'eco-friendly': lines(`
    I use plant-based products and refill my bottles locally.
    Everything I bring is fragrance-free and safe for septic tanks.
    Vinegar, bicarb and effort get you further than people think.
    No harsh chemicals, no single-use wipes.
    My cloths are washed at sixty and last for years; my bottles are refilled, not replaced.
    I use about five products in all, and you could read every label aloud.
    Good for asthma, good for ponds, and it still shines.`),
  'pet-safe': lines(`
    I have two dogs, so hair on the stairs and paw prints in the hall are nothing new.
    Nothing I use on floors will harm an animal that licks them afterwards.
    Cats get time to leave the room before the vacuum cleaner comes out.
    I wash feeding bowls, beds and blankets along with everything else.
    Tell me which door stays shut and who is shy, and I'll work around them.
    Litter trays, cages and the sofa they aren't allowed on: I do those as well.`),
  organizing: lines(`
    I sort wardrobes with you, not for you, and nothing leaves the house without a yes.
    A kitchen cupboard takes me an hour and stays sorted for a year.
    Garages and box rooms are where I like to start.
    I label boxes on two sides, so that they are found again.
    After a move I unpack, fold and put away until the last carton is flat.`),
  commercial: lines(`
    Offices before eight or after six, so that nobody lifts their feet.
    I look after a dental practice, two studios and a village hall.
    Desks, kitchenettes and washrooms on a fixed list, signed each time.
    I hold keys for three workplaces and have never been late to open one.
    For shops I do the floor and the window before the first customer.`),
};

export const EXPERIENCE = lines(`
  {Years} in private homes, mostly families and retired couples.
  {Years} self-employed; before that, housekeeping in two hotels.
  {Years} with a local agency and independently, including end-of-tenancy work for letting agents.
  {Years} of domestic cleaning and three of holiday-let changeovers.
  {Years} altogether: care homes first, private homes since.
  {Years}, of which the last few only in this area. NVQ Level 2 in cleaning.
  Offices in the evenings, homes in the daytime, {years} in all.
  {Years}. First aid certificate and food hygiene level 2.
`);

export const APPLICANT_NOTES = lines(`
  Two years as a school cleaner, then a year with an agency. I can give you both as references.
  I've looked after my parents' bed and breakfast since I was eighteen.
  Hotel housekeeping in Reading and Oxford, four years. My DBS certificate is from this spring.
  I clean three private homes already through friends and would like to do it properly.
`);
