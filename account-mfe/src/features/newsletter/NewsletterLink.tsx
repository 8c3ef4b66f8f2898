import { confirmNewsletter, endNewsletter } from '@fachwerk/shared/calls';
import { localPath } from '@fachwerk/shared/contracts';
import { FormFrame, ServerForm, SubmitButton, toCorrect, useServerForm } from '@fachwerk/shared/forms';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { goTo } from '../../go-to';
import { LinkBroken } from '../../outcomes/LinkBroken';
import type { NewsletterPageData } from './newsletter-page-data';

const CALLS = { confirm: confirmNewsletter, end: endNewsletter };

interface NewsletterLinkProps extends NewsletterPageData {
  step: keyof typeof CALLS;
}

/** Acts by a click and not by the visit: mail scanners open links too. */
export function NewsletterLink({ step, token, answer }: NewsletterLinkProps) {
  const text = useMessages();
  const { config } = usePlatform();
  const running = useServerForm({
    call: CALLS[step],
    initialValues: { token: token ?? '' },
    lastAnswer: toCorrect(answer),
    onDone({ redirect }) {
      goTo(shopAddress(config, localPath(redirect) ?? config.pageUrls.start));
      return 'leaving';
    },
  });

  if (!token)
    return (
      <LinkBroken
        message={text('newsletter.brokenText')}
        way={config.pageUrls.newsletter}
        wayText={text('newsletter.toPage')}
      />
    );
  return (
    <FormFrame
      headline={text(`newsletter.${step}.headline`)}
      intro={<p>{text(`newsletter.${step}.text`)}</p>}
    >
      <ServerForm
        form={running}
        submit={
          <SubmitButton isPending={running.isPending}>{text(`newsletter.${step}.submit`)}</SubmitButton>
        }
      >
        <input type="hidden" name="token" value={token} />
      </ServerForm>
    </FormFrame>
  );
}
