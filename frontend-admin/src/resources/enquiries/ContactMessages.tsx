import Link from '@mui/material/Link';
import { CardHead, Soft, When, Words } from '../../components/cells';
import { ConsoleList } from '../../components/list/ConsoleList';
import { SearchField } from '../../components/list/SearchField';
import { Section } from '../../components/list/Section';
import type { Column } from '../../components/list/types';
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

const columns: readonly Column<ContactMessage>[] = [
  { key: 'from', label: 'From', sortBy: 'email', cell: (message) => <Sender message={message} /> },
  {
    key: 'message',
    label: 'Message',
    cell: ({ subject, message }) => (
      <>
        <strong>{subject}</strong>
        <Words>{message}</Words>
      </>
    ),
  },
  { key: 'sent', label: 'Sent', sortBy: 'createdAt', cell: ({ createdAt }) => <When at={createdAt} /> },
];

function MessageCard({ message }: { message: ContactMessage }) {
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
    <Section title="Contact Messages" id="contact-messages">
      <ConsoleList
        resource="contact-messages"
        label="Contact messages"
        sort={{ field: 'createdAt', order: 'DESC' }}
        columns={columns}
        card={(message) => <MessageCard message={message} />}
        empty={{ title: 'No messages', hint: 'What visitors write on the contact page is listed here.' }}
        toolbar={<SearchField label="Search messages" placeholder="Search by name, email, words..." />}
      />
    </Section>
  );
}
