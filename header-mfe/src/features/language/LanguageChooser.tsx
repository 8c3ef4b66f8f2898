import { isLanguage, languageOf, LANGUAGES } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './LanguageChooser.module.css';

interface LanguageChooserProps {
  className: string | undefined;
  linkClassName: string | undefined;
  icon?: ReactNode;
}

/**
 * Links to this page in the other languages; nothing on a page that has one language only. They are the same
 * on every page: the page server leads back to the referrer, which the links send whole from private pages,
 * too.
 */
export function LanguageChooser({ className, linkClassName, icon }: LanguageChooserProps) {
  const { languageUrl, shopLocale } = usePlatform().config;
  const text = useMessages();
  if (languageUrl === undefined) return null;
  const current = languageOf(shopLocale);
  return (
    // No landmark: footer and menu have one each on a page.
    <div role="group" className={className} aria-label={text('language.label')}>
      {icon}
      <ul role="list" className={styles.list}>
        {Object.keys(LANGUAGES)
          .filter(isLanguage)
          .map((language) => (
            <li key={language} className={styles.language}>
              {language === current ? (
                <span className={styles.current} aria-current="true">
                  {LANGUAGES[language].name}
                </span>
              ) : (
                <a
                  className={linkClassName}
                  href={`${languageUrl}${language}/`}
                  lang={language}
                  hrefLang={language}
                  rel="nofollow"
                  referrerPolicy="same-origin"
                >
                  {LANGUAGES[language].name}
                </a>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
