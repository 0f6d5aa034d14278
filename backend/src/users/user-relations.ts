import { Injectable } from '@nestjs/common';

/** What two people have to do with each other, as one module knows it. */
export interface Relation {
  /** They share a booking, an application or a conversation. */
  isCounterpart: boolean;
  /** They share a confirmed or completed booking: contact details may be shown, if their owner agrees. */
  sharesBooking: boolean;
}

type Look = (viewerId: number, otherId: number) => Promise<Relation>;

const STRANGERS: Relation = { isCounterpart: false, sharesBooking: false };

/** Modules that bring people together tell here who knows whom; this one imports none of them. */
@Injectable()
export class UserRelations {
  private readonly looks: Look[] = [];

  register(look: Look): void {
    this.looks.push(look);
  }

  async between(viewerId: number, otherId: number): Promise<Relation> {
    const found = await Promise.all(this.looks.map((look) => look(viewerId, otherId)));
    return found.reduce(
      (all, one) => ({
        isCounterpart: all.isCounterpart || one.isCounterpart,
        sharesBooking: all.sharesBooking || one.sharesBooking,
      }),
      STRANGERS,
    );
  }
}
