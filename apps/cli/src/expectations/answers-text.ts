import type { CheckedAnswer } from './check-answers';

/** A line for each expectation; the fault below it. */
export function answersText(checked: readonly CheckedAnswer[]): string {
  const lines = checked.flatMap(({ versions, name, request, fault }) => [
    `${fault === undefined ? 'met     ' : 'NOT MET '} ${request}: ${name} (${versions.join(', ')})`,
    ...(fault === undefined ? [] : [`         ${fault}`]),
  ]);
  const broken = checked.filter(({ fault }) => fault !== undefined).length;
  return [
    ...lines,
    '',
    `${checked.length} expectations, ${broken === 0 ? 'all met' : `${broken} not met`}.`,
  ].join('\n');
}
