import { Card, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { Waiting } from './base/Waiting';
import { Dashboard } from './Dashboard';
import type { OperationsPageProps } from './operations-page.props';
import styles from './OperationsPage.module.css';
import { OpenDesk } from './session/OpenDesk';
import { SignInAgain } from './session/SignInAgain';
import { SignInForm } from './session/SignInForm';
import { SignOutButton } from './session/SignOutButton';
import { useSession } from './session/use-session';

/** The server has no session: it renders the headline and a placeholder; the browser loads the rest. */
export function OperationsPage({ props }: WidgetProps<OperationsPageProps, undefined>) {
  const text = useMessages();
  const { api } = usePlatform();
  const session = useSession(api);
  const { state } = session;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{props.headline ?? text('operations.headline')}</h1>
        {state.kind === 'signed-in' && (
          <SignOutButton name={state.name} signOut={session.signOut}>
            {state.opensDesk && !state.isOver && <OpenDesk />}
          </SignOutButton>
        )}
      </header>
      {state.kind === 'unknown' && (
        <>
          <noscript>
            <MessageBox tone="info">{text('operations.noScript')}</MessageBox>
          </noscript>
          {state.isSilent ? (
            <MessageBox tone="error" title={text('operations.silent.title')} isLive>
              <p>{text('operations.silent.start')}</p>
            </MessageBox>
          ) : (
            <Waiting text={text('operations.loading')} />
          )}
        </>
      )}
      {state.kind === 'signed-out' && (
        <Card as="section" className={styles.signIn} aria-labelledby="operations-sign-in">
          <h2 id="operations-sign-in">{text('operations.signIn.title')}</h2>
          <p className={styles.muted}>{text('operations.signIn.intro')}</p>
          {state.mayBeAtDesk && (
            <MessageBox tone="warning" title={text('operations.atDesk.title')} isLive>
              <p>{text('operations.atDesk.text')}</p>
            </MessageBox>
          )}
          <SignInForm signIn={session.signIn} />
        </Card>
      )}
      {state.kind === 'signed-in' && (
        <>
          {/* A session that ended leaves everything in its place: open parts, filters, half-filled forms. */}
          <SignInAgain isWanted={state.isOver} name={state.name} signIn={session.signIn} />
          <Dashboard client={session.client} isPaused={state.isOver} />
        </>
      )}
    </div>
  );
}
