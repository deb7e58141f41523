import { PAGES } from '#libs/contracts/pages';
import { useFeature, useTown } from '../../lib/use-town';
import { TextPage } from './text-page';
import styles from './text-page.module.css';

const { title, description } = PAGES['/privacy'];

const LAST_UPDATED = 'June 21, 2025';

export const PrivacyPage = () => {
  const hasHours = useFeature('hours');
  const { mapStyle, newsletter } = useTown();
  return (
    <TextPage title={title} lead={description}>
      <section>
        <h2>On your device</h2>
        <p>
          Your preferences are stored locally on your device: theme, accent, view, search, {hasHours && 'favorite schools, '}
          sidebar and Magic Stuff. There is no advertising and no tracking. Nothing comes from other sites but the pictures and
          recordings that organizations link in their events
          {mapStyle && ', and the streets of the maps'}
          {newsletter && ', and the form of the newsletter when you open it'}.
        </p>
      </section>
      {mapStyle && (
        <section>
          <h2>When you look at a map</h2>
          <p>
            Your browser asks {new URL(mapStyle).host} for the streets of the part you look at, as of any map on the web. Where
            the events are comes from the calendar’s own server, and nobody is told which of them you read.
          </p>
        </section>
      )}
      <section>
        <h2>When you ask for what is near you</h2>
        <p>
          Your browser asks you first, and tells this page where you are. The page works out the distances by itself and tells
          nobody where you are, not even the calendar’s server; when the page is closed or loaded again, it is forgotten.
        </p>
      </section>
      <section>
        <h2>What you follow and save</h2>
        <p>
          It is kept on the calendar’s server, with the history of its changes, under a random session id, or under your account
          when you have one. The id is stored on your device and says nothing about who you are. Clear this site’s data in your
          browser, and the id is gone.
        </p>
      </section>
      <section>
        <h2>When you have an account</h2>
        <p>
          The server keeps your e-mail address, and instead of your password a check value from which the password cannot be read,
          both encrypted with a key of your own. What you followed and saved on a device before you signed in there joins your
          account. A cookie that no script can read keeps you signed in for thirty days. Log out, and the device forgets
          everything it kept.
        </p>
      </section>
      <section>
        <h2>When you set a reminder</h2>
        <p>
          It is kept on the calendar’s server in the same way as what you follow and save. If you let your browser tell you while
          no page is open, the message goes through the service of your browser’s maker, encrypted so that only your browser can
          read it.
        </p>
      </section>
      <section>
        <h2>Your phone number</h2>
        <p>
          We collect a phone number only if you opt in to text messages. They are sent through a third-party messaging provider,
          for reminders that you set and nothing else: at most a few per week, unless you set more. Reply <b>STOP</b> at any time
          to opt out.
        </p>
      </section>
      <section>
        <h2>What you write</h2>
        <p>
          A suggestion or a report is read by whoever runs this calendar, and kept encrypted. An e-mail address that you leave
          with a suggestion is used only to write to you about it. Where this town has an account with an AI provider, what you
          tell Magic Stuff in your own words is sent there, without saying who you are; switch Magic Stuff off in Settings, and
          nothing is.
        </p>
      </section>
      <section>
        <h2>Forgetting you</h2>
        <p>
          E-mail address, phone number and the texts of your own events are encrypted with a key of your own, which is kept apart
          from the record of what happened. When you delete your account in Settings, the key is deleted, and no one can read them
          again.
        </p>
      </section>
      <p className={styles.date}>Last updated {LAST_UPDATED}</p>
    </TextPage>
  );
};
