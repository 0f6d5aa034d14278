import { Box, Flex, Text } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '../../../lib/contract';

/** A line of a booking with its icon. */
export function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="2.5" align="flex-start">
      <Box pt="0.5" flexShrink="0">
        {icon}
      </Box>
      <Text minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}

interface ContactProps {
  phone: string | null;
  email: string | null;
  /** Whether messages can be sent. */
  state: Booking['contact'];
}

/** The other side's contact details, or a hint to use messages instead. */
export function Contact({ phone, email, state }: ContactProps) {
  if (!phone && !email)
    return state === 'open' ? (
      <Line icon={<MessageCircle size={16} aria-hidden />}>{PAGE_TEXTS.contactHidden}</Line>
    ) : null;
  return (
    <>
      {phone && (
        <Line icon={<Phone size={16} aria-hidden />}>
          <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
        </Line>
      )}
      {email && (
        <Line icon={<Mail size={16} aria-hidden />}>
          <a href={`mailto:${email}`}>{email}</a>
        </Line>
      )}
    </>
  );
}
