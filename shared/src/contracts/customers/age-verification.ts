import * as z from 'zod/mini';

/** Age verification demands the date of birth; its own rule refuses whoever is under 18. */
export const withBirthDate = () =>
  z.check<{ birthDate: string; isNewAvsAuthenticationActive: boolean }>((context) => {
    const { birthDate, isNewAvsAuthenticationActive } = context.value;
    if (!isNewAvsAuthenticationActive || birthDate !== '') return;
    context.issues.push({
      code: 'custom',
      input: '',
      path: ['birthDate'],
      message: 'account.birthDate.required',
    });
  });
