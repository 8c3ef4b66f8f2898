import type { RecordedSession, ReplayedMessage } from '@fachwerk/shared/bus';
import { Accordion, Button, TextField } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type ChangeEvent, useState } from 'react';
import { Preview } from '../preview/Preview';
import { messagesFor, readSession } from './read-session';
import styles from './Replay.module.css';
import { replayIn, type ReplayResult } from './replay-in';

interface ReplayProps {
  /** "cart-page", "cart-page@2". */
  name: string;
  title: string;
  props: unknown;
}

const WIDTH = 768;

/**
 * Sends the messages of a session, which the inspector has saved, to the widget in a preview of its own. The
 * preview has the version of this browser: the stable one, or that of a preview link.
 */
export function Replay({ name, title, props }: ReplayProps) {
  const text = useMessages();
  const { signal } = usePlatform();
  const [session, setSession] = useState<RecordedSession | null>(null);
  const [isWrong, setWrong] = useState(false);
  /** Each run has a new preview, whose bus has no messages of the one before. */
  const [run, setRun] = useState(0);
  const [result, setResult] = useState<ReplayResult | null>(null);
  const messages = session ? messagesFor(session, name.replace(/@.*/, '')) : [];
  const isRunning = run > 0 && result === null;

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const read = readSession(await file.text());
    setSession(read ?? null);
    setWrong(!read);
    setRun(0);
    setResult(null);
  }
  function send() {
    setResult(null);
    setRun((count) => count + 1);
  }
  const replay = (preview: Document) => void replayIn(preview, name, messages, signal).then(setResult);

  return (
    <Accordion title={text('catalogue.replay.title')}>
      <div className={styles.replay}>
        <p>{text('catalogue.replay.intro')}</p>
        <TextField
          type="file"
          accept="application/json,.json"
          label={text('catalogue.replay.file')}
          onChange={(event) => void load(event)}
          {...(isWrong && { error: text('catalogue.replay.wrong') })}
        />
        {session && (
          <>
            <p>
              {text('catalogue.replay.session', { page: session.page, count: messages.length })}{' '}
              {messages.length < session.messages.length &&
                text('catalogue.replay.own', { count: session.messages.length - messages.length })}
            </p>
            <Button onClick={send} isPending={isRunning}>
              {text('catalogue.replay.send')}
            </Button>
          </>
        )}
        {run > 0 && (
          <Preview
            key={run}
            name={name}
            title={text('catalogue.replay.frame', { title })}
            width={WIDTH}
            props={props}
            onLoaded={replay}
          />
        )}
        <div role="status">{result && <Result result={result} />}</div>
      </div>
    </Accordion>
  );
}

function Result({ result: { replayed, version } }: { result: ReplayResult }) {
  const text = useMessages();
  if (!replayed) return <p>{text('catalogue.replay.silent')}</p>;
  const refused = replayed.filter(({ outcome }) => outcome === 'refused').length;
  return (
    <>
      <p>
        {text('catalogue.replay.done', { count: replayed.length - refused })}{' '}
        {refused > 0 && text('catalogue.replay.refusedCount', { count: refused })}{' '}
        {text('catalogue.replay.version', { version: version ?? '–' })}
      </p>
      <ol className={styles.messages}>
        {replayed.map((message, index) => (
          <li key={index} className={message.outcome === 'refused' ? styles.refused : undefined}>
            <code>{message.name}</code>: <Outcome message={message} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Outcome({ message: { outcome, fault } }: { message: ReplayedMessage }) {
  const text = useMessages();
  return <>{text(`catalogue.replay.${outcome}`, { fault: fault ?? '' })}</>;
}
