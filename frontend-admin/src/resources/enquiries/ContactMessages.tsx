import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { CardHead, Soft, When, Words } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { Column } from '../../components/list/Column';
import type { ContactMessage } from '../../contract';

function Sender({ message: { name, email } }: { message: ContactMessage }) {
  return (
    <>
      <strong>{name}</strong>
      <Soft>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Soft>
    </>
  );
}

const columns = (
  <>
    <Column<ContactMessage> source="email" isSortable render={(message) => <Sender message={message} />} />
    <Column<ContactMessage>
      source="message"
      render={({ subject, message }) => (
        <>
          <strong>{subject}</strong>
          <Words>{message}</Words>
        </>
      )}
    />
    <Column<ContactMessage>
      source="createdAt"
      isSortable
      render={({ createdAt }) => <When at={createdAt} />}
    />
  </>
);

function MessageCard() {
  const message = useRecordContext<ContactMessage>();
  if (!message) return null;
  return (
    <>
      <CardHead title={message.subject} />
      <Words>{message.message}</Words>
      <Sender message={message} />
      <Soft>
        <When at={message.createdAt} />
      </Soft>
    </>
  );
}

export function ContactMessages() {
  return (
    <Section resource="contact-messages">
      <ConsoleList
        resource="contact-messages"
        sort={{ field: 'createdAt', order: 'DESC' }}
        orders={['email', 'createdAt']}
        card={<MessageCard />}
        filters={<SearchInput />}
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
