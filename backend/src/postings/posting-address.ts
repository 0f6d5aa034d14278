interface AddressParts {
  street: string;
  city: string;
  county: string | null;
}

/** One line for people to read. */
export function addressOf({ street, city, county }: AddressParts): string {
  return [street, city, county].filter(Boolean).join(', ');
}
