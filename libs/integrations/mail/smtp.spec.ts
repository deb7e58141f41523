import { type AddressInfo, createServer, type Server } from 'node:net';
import { SmtpMailTransport } from './smtp';

const letter = { id: '7', to: 'anna@example.com', subject: 'Set a new password', text: 'Open this' };

describe('A letter for a mail server', () => {
  const servers: Server[] = [];
  afterEach(() => void servers.splice(0).forEach((server) => void server.close()));

  const startServer = async (answers: Readonly<Record<string, string>> = {}) => {
    const received: string[] = [];
    let body = false;
    const server = createServer((socket) => {
      socket.on('error', () => {});
      const greeting = answers['greeting'] ?? '220 hello';
      if (greeting) socket.write(`${greeting}\r\n`);
      socket.on('data', (bytes) => {
        for (const line of String(bytes).split('\r\n').filter(Boolean)) {
          received.push(line);
          if (body && line !== '.') continue;
          const word = body ? '.' : line.split(' ')[0]!;
          body = word === 'DATA';
          socket.write(`${answers[word] ?? (body ? '354 go on' : '250 OK')}\r\n`);
        }
      });
    });
    await new Promise<void>((listening) => void servers.push(server.listen(0, '127.0.0.1', listening)));
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard: received };
  };

  it('is handed in as it is, under its id', async () => {
    const { url, heard: received } = await startServer();
    await new SmtpMailTransport(url, 'Almanac <almanac@example.com>').send(letter);
    expect(received).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<almanac@example.com>',
        'RCPT TO:<anna@example.com>',
        'Subject: Set a new password',
        'Message-ID: <7@almanac>',
        'Open this',
      ]),
    );
  });

  it('goes to the address that whoever has the account is known by, whichever letters that was written in', async () => {
    const { url, heard: received } = await startServer();
    await new SmtpMailTransport(url, 'almanac@example.com').send({ ...letter, to: 'ni\u212ae@example.com' });
    expect(received).toContain('RCPT TO:<niKe@example.com>');
  });

  it('is told to be refused without naming whom it was for', async () => {
    const { url } = await startServer({ RCPT: '550 <anna@example.com> is unknown here' });
    await expect(new SmtpMailTransport(url, 'almanac@example.com').send(letter)).rejects.toMatchObject({
      name: 'MailFailure',
      message: 'The mail server did not take letter 7: EENVELOPE 550',
    });
  });

  it('is given up when the server says nothing, or is not there', async () => {
    const { url } = await startServer({ greeting: '' });
    await expect(new SmtpMailTransport(url, 'almanac@example.com', 50).send(letter)).rejects.toThrow(
      /did not take letter 7: \w+$/,
    );
    await expect(new SmtpMailTransport('smtp://127.0.0.1:1', 'almanac@example.com').send(letter)).rejects.toThrow(
      /ESOCKET|ECONN/,
    );
  });
});
