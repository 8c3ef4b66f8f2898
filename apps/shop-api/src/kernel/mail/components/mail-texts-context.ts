import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import { createContext, useContext } from 'react';
import { type MailTexts, mailTexts } from '../mail-texts';

export const MailTextsContext = createContext<MailTexts>(mailTexts(DEFAULT_LANGUAGE));

/** The texts of the mail that a component is a part of. */
export const useMailTexts = (): MailTexts => useContext(MailTextsContext);
