// Dynamic assignments of forms that earlier versions only stored run once for the assets that exist.
MATCH (form:Form)
WHERE form.aspect_dynamicFormAssignment IS NOT NULL
MERGE (due:Due {id: 'assign-form ' + form.urn})
ON CREATE SET due.consequence = 'assign-form', due.urn = form.urn, due.actor = '', due.at = 0, due.note = '', due.attempts = 0,
  due.notBefore = 0
