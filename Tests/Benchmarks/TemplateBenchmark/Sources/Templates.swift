// The same Swift file as a Mustache and as a Stencil template.

let mustacheTemplate = """
  // Generated. Do not edit.
  import Observation

  {{#models}}
  /// {{{doc}}}
  {{{access}}} final class {{{name}}}: {{#conformances}}{{{.}}}, {{/conformances}}Sendable {
  {{#fields}}
    /// {{{doc}}}
    {{{access}}} {{#isMutable}}var{{/isMutable}}{{^isMutable}}let{{/isMutable}} {{{name}}}: {{{type.name}}}{{#initial}} = {{{.}}}{{/initial}}
  {{/fields}}

    {{{access}}} init({{#fields}}{{{name}}}: {{{type.name}}}{{^isLast}}, {{/isLast}}{{/fields}}) {
  {{#fields}}
      self.{{{name}}} = {{{name}}}
  {{/fields}}
    }
  {{#fields}}
  {{#isMutable}}

    /// Sets `{{{name}}}` unless it is that already.
    {{{access}}} func set{{{capitalizedName}}}(_ new: {{{type.name}}}) {
      guard new != {{{name}}} else { return }
      {{{name}}} = new
      didChange({{{number}}})
    }
  {{/isMutable}}
  {{/fields}}
  }

  {{/models}}

  """

let stencilTemplate = """
  // Generated. Do not edit.
  import Observation

  {% for model in models %}/// {{ model.doc }}
  {{ model.access }} final class {{ model.name }}: {% for conformance in model.conformances %}{{ conformance }}, \
  {% endfor %}Sendable {
  {% for field in model.fields %}  /// {{ field.doc }}
    {{ model.access }} {% if field.isMutable %}var{% else %}let{% endif %} {{ field.name }}: {{ field.type.name }}\
  {% if field.initial %} = {{ field.initial }}{% endif %}
  {% endfor %}
    {{ model.access }} init({% for field in model.fields %}{{ field.name }}: {{ field.type.name }}\
  {% if not field.isLast %}, {% endif %}{% endfor %}) {
  {% for field in model.fields %}    self.{{ field.name }} = {{ field.name }}
  {% endfor %}  }
  {% for field in model.fields %}{% if field.isMutable %}
    /// Sets `{{ field.name }}` unless it is that already.
    {{ model.access }} func set{{ field.capitalizedName }}(_ new: {{ field.type.name }}) {
      guard new != {{ field.name }} else { return }
      {{ field.name }} = new
      didChange({{ field.number }})
    }
  {% endif %}{% endfor %}}

  {% endfor %}
  """
