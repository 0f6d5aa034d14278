import type { CLEANER_SERVICES } from '@tidyhearth/domain';
import { lines } from './lines.js';

type CleanerService = (typeof CLEANER_SERVICES)[number];

/** What somebody who offers a service may say about it. */
export const SKILLS: Readonly<Record<CleanerService, readonly string[]>> = {
  regular: lines(`
    Weekly and fortnightly homes are the heart of what I do.
    I like regular work best, because a house that is kept up never gets away from you.
    With regulars I rotate the extras: one week the oven door, the next the window sills.
    A steady two or three hours every week does more than one heroic day a year.`),
  deep: lines(`
    Deep cleans are my speciality: tiles, grout, behind the radiators, the lot.
    For a deep clean I move the furniture, not just the cloth.
    I set aside a whole day for deep cleans and take the kitchen apart, politely.
    My deep cleans start with the ceiling light and finish with the door mat.
    I enjoy a proper spring clean more than is probably normal.`),
  'end-of-tenancy': lines(`
    I've helped a good many tenants get their whole deposit back.
    End-of-tenancy work follows the agents' own checklists, and I know most of them by heart.
    Moving out is stressful enough, so I take the cleaning off the list completely.
    I do move-ins as well, so the first night feels like your own place.`),
  'post-construction': lines(`
    After building work I do three passes, because plaster dust always comes back once.
    Builders' dust, paint spots and sticker residue are familiar enemies.
    I've followed plenty of loft conversions and know where the dust hides.`),
  carpet: lines(`
    I have my own hot-water extraction machine for carpets and upholstery.
    Carpets are dry enough to walk on the same evening.
    Pet stains and red wine are the two I get asked about, and both usually come out.`),
  window: lines(`
    Windows inside and out up to the first floor, frames and tracks included.
    I do sash windows the slow way, which is the only way.
    Clean windows change a room more than new curtains do.`),
  oven: lines(`
    Ovens come back looking as they did in the showroom, racks and glass included.
    I dip the racks while I do the rest of the kitchen, so the oven costs you no extra visit.
    Range cookers welcome.`),
  'eco-friendly': lines(`
    I use plant-based products and refill my bottles locally.
    Everything I bring is fragrance-free and safe for septic tanks.
    Vinegar, bicarb and effort get you further than people think.
    No harsh chemicals, no single-use wipes.`),
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
