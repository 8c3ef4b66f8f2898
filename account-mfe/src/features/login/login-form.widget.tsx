import { readUser } from '@fachwerk/shared/calls';
import { localPath } from '@fachwerk/shared/contracts';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import { LoginFormProps } from './login-form.props';
import { LoginForm, type LoginFormData } from './LoginForm';

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
    const readVisitor = async () => {
      try {
        return await api.call(readUser, { signal });
      } catch (error) {
        // The form works without the user state.
        if (isHttpError(error) && !signal.aborted) return null;
        throw error;
      }
    };
    const [answer, user] = await Promise.all([readFormAnswer(api, url, signal), readVisitor()]);
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
  importance: 'essential',
  reserve: { minHeight: 480 },
  messages: ['account.', 'service.guestOrderLogin', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default loginForm;
