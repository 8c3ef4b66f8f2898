import { labelProblem } from '@fachwerk/server-kit/garan-label';
import {
  type CatalogueDuties,
  type CatalogueGuarantee,
  GUARANTEE_SCOPES,
} from '@fachwerk/shared/catalogue-format';
import { readOneOf } from './read-fields';
import { readHttpsLink } from './read-links';
import { readList, readLongText, readText } from './read-text';
import { type Read, RowError } from './row-error';

const EXAMPLE =
  'FULL | BS 240 | Eberholt GmbH | Am Werk 3, 70173 Stuttgart | Europäische Union | Senden Sie ...';

/** "scope | model | guarantor | address | territory | terms", and the guarantor's page if there is one. */
export const readGuarantee: Read<CatalogueGuarantee> = (text, field) => {
  const [scope = '', model = '', guarantor = '', address = '', territory = '', terms, link, ...more] =
    readList(text);
  if (terms === undefined || more.length > 0)
    throw new RowError(
      field,
      'must be scope, model identifier, guarantor, address, territory, terms and, if there is one, address ' +
        `of a page, like '${EXAMPLE}', is '${text}'`,
    );
  const line = readText();
  const guarantee: CatalogueGuarantee = {
    scope: readOneOf(GUARANTEE_SCOPES)(scope, field) ?? 'PARTIAL',
    model: line(model, field),
    guarantor: line(guarantor, field),
    address: line(address, field),
    territory: line(territory, field),
    terms: readLongText(4000)(terms, field),
  };
  if (link !== undefined) guarantee.link = readHttpsLink(link, field);
  const problem = guarantee.scope === 'FULL' ? labelProblem('model', guarantee.model) : undefined;
  if (problem !== undefined) throw new RowError(field, `'${guarantee.model}' ${problem}`);
  return guarantee;
};

/** More than the statutory warranty of two years (BGB §438(1) 3), for the whole item, free of charge. */
export const hasGuaranteeLabel = ({ guaranteeMonths = 0, guaranteeStatement }: CatalogueDuties): boolean =>
  guaranteeStatement?.scope === 'FULL' && guaranteeMonths > 24;

/**
 * Refuses a guarantee of a file that lacks its duration or its statement, and a duration that the official
 * label cannot show. `stated`: what the row has; `whole`: with the values of the shop.
 */
export function checkGuarantee(stated: CatalogueDuties, whole: CatalogueDuties): void {
  const { guaranteeMonths: months, guaranteeStatement: statement } = whole;
  if (stated.guaranteeMonths !== undefined && !statement)
    throw new RowError('guaranteeStatement', 'is missing: a guarantee is stated with its terms (BGB §479)');
  if (stated.guaranteeStatement && months === undefined)
    throw new RowError('guaranteeMonths', 'is missing: the statement of a guarantee has its duration');
  if (!hasGuaranteeLabel(whole)) return;
  const problem = labelProblem('months', months ?? 0);
  if (problem !== undefined) throw new RowError('guaranteeMonths', `${problem}, is '${months}'`);
}

/** Refuses a brand that the official label cannot show. */
export function checkGuaranteeBrand(brand: string): void {
  const problem = labelProblem('brand', brand);
  if (problem !== undefined) throw new RowError('brand', `${problem}, is '${brand}'`);
}
