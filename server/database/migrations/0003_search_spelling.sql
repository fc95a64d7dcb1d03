-- One spelling for a text and for a search, for all usual ways to write the same word or figure. The result has the letters
-- a to z, digits and single spaces. Danish capitals are replaced before lower(), which depends on the collation.
-- Figures: `18V`, `18 V` and `18 volt` become `18v`; `1.000` and `1000` the same; `1,5` and `1.50` become `1komma5`;
-- `3½` and `3 1/2` are `3,5`; `12/24 V` is `12 V 24 V`; `4x4`, `4 × 4` and `4*4` become `4x 4`; `GSR-18`, `GSR 18` and
-- `GSR18` become `gsr 18`; `K2` and `K 2` become `k2`.
-- PostgreSQL keeps 32 compiled patterns, so rare ones have a condition, and plurals have none.
create or replace function search_spelling(original text) returns text
language plpgsql immutable strict parallel safe
as $$
declare
  -- Soft hyphen, zero-width characters and direction marks: a word continues after them.
  invisible constant text := E'\u00AD\u034F\u061C\u180E\u200B\u200C\u200D\u200E\u200F\u2060\uFE0E\uFE0F\uFEFF';
  -- Read as units after a figure only. A single letter after a figure counts as one too.
  units constant jsonb := '{
    "volt": "v", "kv": "kv", "kilovolt": "kv", "watt": "w", "kw": "kw", "kilowatt": "kw", "kwh": "kwh", "kilowatttimer": "kwh",
    "wh": "wh", "va": "va", "kva": "kva", "ampere": "a", "amp": "a", "ma": "ma", "ah": "ah", "amperetimer": "ah", "mah": "mah",
    "mm": "mm", "millimeter": "mm", "cm": "cm", "centimeter": "cm", "dm": "dm", "decimeter": "dm",
    "meter": "m", "meters": "m", "metre": "m", "mtr": "m", "km": "km", "kilometer": "km",
    "tommer": "tommer", "tomme": "tommer", "tommers": "tommer", "inch": "tommer", "inches": "tommer",
    "liter": "l", "liters": "l", "litre": "l", "ltr": "l", "ml": "ml", "milliliter": "ml", "cl": "cl", "centiliter": "cl",
    "dl": "dl", "deciliter": "dl", "kg": "kg", "kilo": "kg", "kilos": "kg", "kilogram": "kg", "gram": "g", "gr": "g",
    "ton": "t", "tons": "t", "hk": "hk", "hp": "hk", "hestekraefter": "hk", "bar": "bar", "psi": "psi",
    "nm": "nm", "newtonmeter": "nm", "hz": "hz", "hertz": "hz", "khz": "khz", "db": "db", "decibel": "db",
    "lm": "lm", "lumen": "lm", "stk": "stk", "styk": "stk", "kvm": "kvm", "kvadratmeter": "kvm",
    "kbm": "kbm", "kubikmeter": "kbm", "grad": "grader", "grader": "grader"}';
  -- The ends of words. The Danish stemmer does not lead them to their singular.
  plurals constant text[] := '{{hamre,hammer}, {fjedre,fjeder}, {cylindre,cylinder}, {filtre,filter}, {ankre,anker},
    {fingre,finger}, {adaptre,adapter}, {taenger,tang}, {haender,haand}, {kraefter,kraft}, {" taender"," tand"},
    {savtaender,savtand}, {kaebetaender,kaebetand}, {roedder,rod}, {foedder,fod}}';
  plural text[];
  spelled text := translate(original, invisible, '');
begin
  -- With a space, or NFKC would make 11/2 of 1½.
  spelled := normalize(regexp_replace(spelled, '([0-9])([¼½¾⅓⅔⅛⅜⅝⅞])', '\1 \2', 'g'), nfkc);
  spelled := translate(spelled, 'ÅÆØÄÖäö×✕✖⨯⁄~', 'åæøæøæøxxxx/ ');
  spelled := lower(public.unaccent('public.unaccent'::regdictionary,
    replace(replace(replace(replace(spelled, 'å', 'aa'), 'æ', 'ae'), 'ø', 'oe'), '°', ' grader ')));
  if strpos(spelled, '+') > 0 then
    spelled := regexp_replace(spelled, '([a-z0-9])[+](?![a-z0-9])', '\1 plus ', 'g');
  end if;
  if spelled !~ '[0-9]' then
    spelled := regexp_replace(spelled, '[^a-z]+', ' ', 'g');
  else
    spelled := regexp_replace(spelled, '([0-9])[ -]?(?:"|'''')', '\1 tommer ', 'g');
    spelled := regexp_replace(spelled, '([0-9]) ?[*] ?(?=[0-9])', '\1 x ', 'g');
    if strpos(spelled, 'mx') > 0 then
      spelled := regexp_replace(spelled, '([0-9] ?[mc]?m)x(?=[0-9])', '\1 x ', 'g');
    end if;
    if strpos(spelled, '/') > 0 then
      spelled := regexp_replace(spelled, '(^|[^0-9a-z/.,])(?:([0-9]+) )?([13])/([24])(?![0-9/])', '\1\2~\3\4', 'g');
      spelled := regexp_replace(spelled, '(^|[^0-9])~', '\10~', 'g');
      spelled := replace(replace(replace(replace(spelled, '~12', ',5'), '~14', ',25'), '~34', ',75'), '~32', ' 3/2');
    end if;
    if strpos(spelled, '/') + strpos(spelled, '-') > 0 then
      spelled := regexp_replace(spelled, '(^|[^0-9a-z/-])([0-9]+)[/-]([0-9]+ ?(v|w|a|ah|m|mm|cm|kg|l|bar|volt|watt|liter|meter)\M)',
        '\1\2 \4 \3', 'g');
    end if;
    spelled := regexp_replace(spelled, '(?<=[0-9])[.,''](?=[0-9]{3}(?![0-9]))', '', 'g');
    spelled := regexp_replace(spelled, '(?<=[0-9])[.,]00?(?![0-9]|[.,][0-9])', '', 'g');
    -- `~` is the decimal point until the figures are apart from the letters. An enumeration (`38,40,42`) has no decimals.
    spelled := regexp_replace(spelled, '(^|[^0-9.,])([0-9]+)[.,]([0-9][1-9]?)0?(?![0-9]|[.,][0-9])', '\1\2~\3', 'g');
    spelled := regexp_replace(spelled, '[^a-z0-9~]+', ' ', 'g');
    spelled := regexp_replace(spelled, '([0-9]) ?m2\M', '\1 kvm', 'g');
    spelled := regexp_replace(spelled, '([0-9]) ?m3\M', '\1 kbm', 'g');
    spelled := regexp_replace(spelled, '([a-z])(?=[0-9])|([0-9])(?=[a-z])', '\1\2 ', 'g');
    -- `90 cm x 60 cm` is `90 x 60 cm`. Each pass reaches every second one.
    spelled := regexp_replace(spelled, '([0-9]) ([mc]?m) x ([0-9~]+) \2\M', '\1 x \3 \2', 'g');
    spelled := regexp_replace(spelled, '([0-9]) ([mc]?m) x ([0-9~]+) \2\M', '\1 x \3 \2', 'g');
    select string_agg(
      case
        when place = 1 then word
        when before ~ '^[0-9]' and (length(word) = 1 and word ~ '[a-z]' or units ? word) then coalesce(units ->> word, word)
        -- Not the preposition: `i 5 dage`.
        when word ~ '^[0-9]' and before ~ '^[a-hj-z]$' and coalesce(further !~ '^[0-9]', true) then word
        else ' ' || word
      end, '' order by place) into spelled
    from (
      select word, place, lag(word) over (order by place) as before, lag(word, 2) over (order by place) as further
      from unnest(string_to_array(trim(spelled), ' ')) with ordinality as each(word, place)
    ) as words;
    spelled := replace(spelled, '~', 'komma');
  end if;
  spelled := ' ' || spelled || ' ';
  foreach plural slice 1 in array plurals loop
    spelled := replace(replace(spelled, plural[1] || 'ne ', plural[2] || ' '), plural[1] || ' ', plural[2] || ' ');
  end loop;
  spelled := regexp_replace(spelled, '(spart|mejs|pens|kab|stemp|vink|cyk|haengs|dyv)l(?:er|erne|en|et)\M', '\1el', 'g');
  return trim(regexp_replace(spelled, '(ga|ska|ni)(f|m|p)l(?:er|erne|en|et)\M', '\1\2\2el', 'g'));
end
$$;

-- The column is generated from the function, and writing its source computes it again. Searches go on meanwhile; only writes
-- wait, since a process of the version before would otherwise store a document in the former spelling.
lock table tools in share row exclusive mode;
update tools set name = name
where document is distinct from (
  setweight(to_tsvector('pg_catalog.danish'::regconfig, search_spelling(name)), 'A')
  || setweight(to_tsvector('pg_catalog.danish'::regconfig, search_spelling(description)), 'D'));

insert into search_words (word, lexeme)
select found.word, min(found.lexeme)
from tools, text_words(tools.name || ' ' || tools.description) as found
where tools.listed
group by found.word
order by found.word
on conflict do nothing;
