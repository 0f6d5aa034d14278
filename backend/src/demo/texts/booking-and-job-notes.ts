import type { POSTING_SERVICES } from '@tidyhearth/domain';
import { lines } from './lines.js';

type PostingService = (typeof POSTING_SERVICES)[number];

export const BOOKING_NOTES = lines(`
  The bins are emptied that morning, could you bring them back in?
  Please mind the cat, she is not allowed out at the front.
  Ring the bell twice, it sticks.
  Visitor permit is on the hall table.
  Please concentrate on the kitchen and both bathrooms.
  No need to do the box room, it's full of boxes.
  The baby sleeps from eleven to one, so hoovering before that would be ideal.
  Products are under the sink. Please use the wood soap on the oak floor.
  Please leave the desk in the study as it is.
  Two friendly spaniels, shut in the garden while you work.
  If there's time left, the inside of the oven please.
  Fresh sheets are on the chair in the main bedroom.
  Limescale in the shower is the big one.
  I work from home and will keep out of your way upstairs.
`);

/** Access notes. */
export const ACCESS_NOTES = lines(`
  The key is with the neighbour at number 4, she knows you're coming.
  Key safe by the meter, 2580. Please turn the dials afterwards.
  The alarm panel is behind the front door: 1357, then the green button.
  Side gate, it sticks a little. The dog is at my sister's.
  Ring twice, I am upstairs and need a minute.
`);

/** Jobs that customers advertise, by service. */
export const JOB_NOTES: Readonly<Record<PostingService, readonly string[]>> = {
  standard: lines(`
    Looking for somebody to get the house straight before my parents come for the weekend. Three bedrooms, one bathroom.
    General clean of a two-bed flat on the second floor, no lift. Hoover and products are here.
    Kitchen, bathroom, hoovering throughout. If it goes well I would like to make it a regular thing.
    Family of five, currently losing. A thorough tidy-round of the ground floor would be wonderful.`),
  deep: lines(`
    A proper spring clean of kitchen and utility room, cupboards inside and out.
    Nobody has looked behind the cooker since we bought the house. Time to be brave.
    Deep clean of two bathrooms with a lot of limescale, plus the tiled hall.`),
  'end-of-tenancy': lines(`
    We hand the keys back the day after. One bedroom, furnished, the oven needs work.
    Four-bed student house, everybody has gone home and left their mark. Agent's checklist available.
    Flat is empty and the heating is on. Inventory clerk comes at four.`),
  office: lines(`
    Small design studio: six desks, a kitchenette and one loo. Best done before we open.
    Dental practice waiting room and staff kitchen after refurbishment.
    Parish office and meeting room, floors and windowsills mainly.`),
  carpet: lines(`
    Two bedroom carpets and the stairs. One visible tea stain, long story.
    Living-room carpet, about twenty square metres, wool mix. Please bring a machine.`),
  window: lines(`
    Sash windows inside and out, ground and first floor, twelve in all.
    Conservatory roof and windows. There is an outside tap.`),
};

export const BID_MESSAGES = lines(`
  I live ten minutes away and that morning is free. I'd bring my own equipment.
  I've done several like this recently and can send you photographs.
  Happy to do this one, and to start a little earlier if that helps.
  I'd allow half an hour more than you planned so that it's done properly, at the same price.
  This is just my sort of job. Any parking nearby?
  Available and interested. References from customers in the area if you would like them.
  I can do it and would bring a second pair of hands at no extra cost.
  I know that kind of house well, I used to look after one round the corner.
`);

export const BLOCK_REASONS = [
  'School play',
  'Dentist',
  'Family visit',
  'Half-term trip',
  'Car in for its MOT',
  'Training day',
];
