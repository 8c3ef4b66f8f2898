/** Profiles of ZUGFeRD 2.3 and Factur-X 1.07; programs find the embedded file by its name. */
export const PROFILES = {
  firm: { file: 'factur-x.xml', level: 'EN 16931' },
  authority: { file: 'xrechnung.xml', level: 'XRECHNUNG' },
} as const;
export type Profile = (typeof PROFILES)[keyof typeof PROFILES];

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const propertiesOf = ({ file, level }: Profile) =>
  Object.entries({
    DocumentType: ['INVOICE', 'The type of the hybrid document'],
    DocumentFileName: [file, 'The name of the embedded XML document'],
    Version: ['1.0', 'The version of the standard applying to the embedded XML document'],
    ConformanceLevel: [level, 'The conformance level of the embedded XML document'],
  });

/** Metadata of ZUGFeRD and Factur-X, with the description of their schema that PDF/A requires. */
export const describeFacturX = (profile: Profile): string => `
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${propertiesOf(profile)
  .map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${propertiesOf(profile)
  .map(
    ([name, [, description]]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
