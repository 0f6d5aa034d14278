import { Heading, Link, Text } from '@chakra-ui/react';
import { ON_HOLD } from '@tidyhearth/domain';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { Card } from '../../../components/ui/card';
import { BRAND } from '../../../config/brand';
import { ROUTES } from '../../../config/routes';
import { TEXTS } from '../auth.texts';

export interface OnHoldNoticeProps {
  /** `h1` if it is the whole page. */
  heading?: 'h1' | 'h2';
  onLeave?: () => void;
}

/** Tells a suspended user what that means and how to appeal. The reason is only mailed, to the account's address. */
export function OnHoldNotice({ heading = 'h2', onLeave }: OnHoldNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card
      as="section"
      aria-labelledby="on-hold"
      display="flex"
      flexDirection="column"
      gap="3"
      maxW="2xl"
      mx="auto"
    >
      <Heading as={heading} id="on-hold" textStyle="h4" tabIndex={-1} ref={title} outline="none">
        {ON_HOLD.title}
      </Heading>
      <Text>{ON_HOLD.meaning}</Text>
      <Text>
        {ON_HOLD.effects} {TEXTS.onHold.confirmed}
      </Text>
      <Text>
        {TEXTS.onHold.reason} {ON_HOLD.appeal} {TEXTS.onHold.byMail}{' '}
        <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link>
      </Text>
      <ButtonLink
        to={ROUTES.contact}
        variant="outline"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        onClick={onLeave}
      >
        {ON_HOLD.write}
      </ButtonLink>
    </Card>
  );
}
