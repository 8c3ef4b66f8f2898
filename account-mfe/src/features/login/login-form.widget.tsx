import { UserState, type FormAnswer } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import { readFormAnswer } from '../common/form-answer';
import { LocalPath, localPath } from '../common/local-path';
import { LoginForm } from './LoginForm';

const LoginFormProps = z.looseObject({
  /** Where to go on after the login. */
  successUrl: z.optional(LocalPath),
  /** Instead of the page's own address of "Passwort vergessen". */
  passwordResetUrl: z.optional(LocalPath),
  /** Wishlist and cart of before the login join those of the account. */
  mergeLists: z._default(z.boolean(), true),
  /** Offers to stay logged in on this device. */
  rememberMe: z._default(z.boolean(), true),
  /** Where the form is sent. */
  action: z.optional(LocalPath),
  /** Of the form element. */
  id: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]{0,60}$/))),
  /** There were several wrong attempts. */
  captchaActive: z._default(z.boolean(), false),
});
export type LoginFormProps = z.output<typeof LoginFormProps>;

export interface LoginFormData {
  answer: FormAnswer | null;
  /** Of the address; wins over the page's own. */
  successUrl?: string | undefined;
  /** Who is logged in already; null: nobody. */
  loggedInAs: string | null;
}

export const loginForm = defineWidget({
  name: 'login-form',
  title: 'Anmeldung',
  description: 'Formular zum Anmelden mit Wegen zum neuen Passwort und zum neuen Konto.',
  props: LoginFormProps,
  examples: [
    { title: 'Wie auf der Anmeldeseite', props: { successUrl: '/account/' } },
    {
      title: 'Nach mehreren Fehlversuchen, ohne „Angemeldet bleiben“',
      props: {
        captchaActive: true,
        rememberMe: false,
        mergeLists: false,
        id: 'anmeldung',
        action: '/login/',
      },
    },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: LoginFormData }> {
    const readUser = async () => {
      try {
        return await api.get('/rest/user/', UserState, { signal });
      } catch (error) {
        // The form is more than nothing.
        if (isHttpError(error) && !signal.aborted) return null;
        throw error;
      }
    };
    const [answer, user] = await Promise.all([readFormAnswer(api, url, signal), readUser()]);
    return {
      data: {
        answer,
        successUrl: localPath(url.searchParams.get('successUrl')),
        loggedInAs: user?.loggedIn ? (user.name ?? '') : null,
      },
    };
  },
  component: LoginForm,
  hydrate: 'load',
  reserve: { minHeight: 480 },
  messages: ['account.', 'forms.', 'error.', 'technical.'],
});

export default loginForm;
