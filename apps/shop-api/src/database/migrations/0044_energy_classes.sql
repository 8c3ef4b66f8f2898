-- Lists filter by the class of the energy label (A to G). Imports write it; this is for products that do not change.

update product_listing l
set tokens = array(select t from unnest(l.tokens) t where t not like 'energieklasse=%')
  || case
    when p.energy_label is null or (p.energy_label ->> 'isOldScale')::boolean then array[]::text[]
    else array['energieklasse=' || (p.energy_label ->> 'level')]
  end
from product p
where p.id = l.product_id
  and (p.energy_label is not null or exists (select from unnest(l.tokens) t where t like 'energieklasse=%'));
