import { Box, Flex, Text } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line of a booking behind its icon. */
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

/** What the other side shares. */
export function Contact({ phone, email }: { phone: string | null; email: string | null }) {
  if (!phone && !email)
    return <Line icon={<MessageCircle size={16} aria-hidden />}>{PAGE_TEXTS.contactHidden}</Line>;
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
